// What Hugging Face's servers reply to a text to translate.
import { reply } from "hubsmith/contract";

const GERMAN = "Die Fähre legt um zwölf ab.";

export default reply.json([{ translation_text: GERMAN }], { shows: GERMAN });
