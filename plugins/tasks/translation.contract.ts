// The response of Hugging Face's servers to a text to translate.
import { reply } from "hubsmith/contract";

const GERMAN = "Die Fähre legt um zwölf ab.";

export default reply.json([{ translation_text: GERMAN }], { shows: GERMAN });
