// Sample texts in the language that a model's record names. Write new ones without apostrophes and invisible characters,
// which literals escape.
import { type Model, textIn } from "hubsmith";
import {
  ASKED,
  BEGINNING,
  COMPLAINT,
  GAP,
  NAMES,
  NEWS,
  NEWS_QUESTION,
  OPINION,
  SENTENCES,
  SPOKEN,
} from "./samples.ts";

/** Sample texts of a language; what each is for is in `samples.ts`. */
export interface Texts {
  readonly sentences: readonly [string, string, string];
  readonly spoken: string;
  readonly asked: string;
  readonly beginning: string;
  readonly gap: readonly [string, string];
  readonly opinion: string;
  readonly names: string;
  readonly news: string;
  readonly newsQuestion: string;
  readonly complaint: string;
}

const ENGLISH: Texts = {
  sentences: SENTENCES,
  spoken: SPOKEN,
  asked: ASKED,
  beginning: BEGINNING,
  gap: GAP,
  opinion: OPINION,
  names: NAMES,
  news: NEWS,
  newsQuestion: NEWS_QUESTION,
  complaint: COMPLAINT,
};

const own = (
  sentences: Texts["sentences"],
  asked: string,
  beginning: string,
  gap: Texts["gap"],
  opinion: string,
  names: string,
  news: string,
  newsQuestion: string,
  complaint: string,
): Texts => ({
  sentences,
  spoken: sentences[0],
  asked,
  beginning,
  gap,
  opinion,
  names,
  news,
  newsQuestion,
  complaint,
});

/** The texts by the codes of languages, as the Hub's tags have them. */
export const TEXTS: ReadonlyMap<string, Texts> = new Map([
  ["en", ENGLISH],
  [
    "ar",
    own(
      [
        "تغادر العبّارة عند الظهر.",
        "يبحر القارب في الساعة الثانية عشرة.",
        "يحتاج الخبز إلى وقت ليختمر.",
      ],
      "اذكر ثلاثة أنهار في أمريكا الجنوبية.",
      "فتح حارس المنارة الباب ثم",
      ["تشرق الشمس من ", "."],
      "كان الحساء باردًا، لكن المنظر عوّض ذلك.",
      "التقت آدا لوفلايس بتشارلز باباج في لندن.",
      "يُفتتح الجسر فوق نهر درافا، المغلق منذ فيضان مارس، يوم الاثنين.",
      "متى يُفتتح الجسر؟",
      "وصل الطرد متأخرًا أسبوعًا وكان الصندوق ممزقًا.",
    ),
  ],
  [
    "de",
    own(
      [
        "Die Fähre fährt mittags ab.",
        "Das Boot legt um zwölf Uhr ab.",
        "Brot braucht Zeit zum Aufgehen.",
      ],
      "Nenne drei Flüsse in Südamerika.",
      "Der Leuchtturmwärter öffnete die Tür und",
      ["Die Sonne geht im ", " auf."],
      "Die Suppe war kalt, aber die Aussicht entschädigte dafür.",
      "Ada Lovelace traf Charles Babbage in London.",
      "Die Brücke über die Drau, seit dem Hochwasser im März gesperrt, öffnet am Montag.",
      "Wann öffnet die Brücke?",
      "Das Paket kam eine Woche zu spät, und der Karton war zerrissen.",
    ),
  ],
  [
    "es",
    own(
      [
        "El ferry sale a mediodía.",
        "El barco zarpa a las doce.",
        "El pan necesita tiempo para subir.",
      ],
      "Nombra tres ríos de América del Sur.",
      "El farero abrió la puerta y",
      ["El sol sale por el ", "."],
      "La sopa estaba fría, pero las vistas lo compensaron.",
      "Ada Lovelace conoció a Charles Babbage en Londres.",
      "El puente sobre el Drava, cerrado desde la inundación de marzo, abre el lunes.",
      "¿Cuándo abre el puente?",
      "El paquete llegó una semana tarde y la caja estaba rota.",
    ),
  ],
  [
    "fa",
    own(
      ["کشتی ظهر به راه افتاد.", "قایق ساعت دوازده حرکت کرد.", "نان به زمان نیاز دارد."],
      "سه رود آمریکای جنوبی را نام ببر.",
      "نگهبان فانوس دریایی در را باز کرد و",
      ["خورشید از ", " بالا آمد."],
      "سوپ سرد بود، اما منظره آن را جبران کرد.",
      "ایدا لاولیس در لندن با چارلز ببیج دیدار کرد.",
      "پل روی رود دراوا که از سیل مارس بسته بود، روز دوشنبه باز شد.",
      "پل چه روزی باز شد؟",
      "بسته یک هفته دیر رسید و جعبه پاره بود.",
    ),
  ],
  [
    "fr",
    own(
      [
        "Le ferry part à midi.",
        "Le bateau appareille à douze heures.",
        "Le pain a besoin de temps pour lever.",
      ],
      "Nomme trois fleuves du Brésil.",
      "Le gardien du phare ouvrit la porte et",
      ["Paris est la ", " de la France."],
      "La soupe était froide, mais la vue rattrapait tout.",
      "Ada Lovelace a rencontré Charles Babbage à Londres.",
      "Le pont sur la Drave, fermé depuis la crue de mars, rouvre lundi.",
      "Quel jour le pont rouvre-t-il ?",
      "Le colis est arrivé avec une semaine de retard et le carton était déchiré.",
    ),
  ],
  [
    "it",
    own(
      [
        "Il traghetto parte a mezzogiorno.",
        "La nave salpa alle dodici.",
        "Il pane ha bisogno di tempo per lievitare.",
      ],
      "Elenca tre fiumi del Sud America.",
      "Il guardiano del faro aprì la porta e",
      ["Il sole sorge a ", "."],
      "La zuppa era fredda, ma il panorama ha compensato.",
      "Ada Lovelace incontrò Charles Babbage a Londra.",
      "Il ponte sulla Drava, chiuso dalla piena di marzo, riapre lunedì.",
      "Quando riapre il ponte?",
      "Il pacco è arrivato con una settimana di ritardo e la scatola era rotta.",
    ),
  ],
  [
    "ja",
    own(
      [
        "フェリーは正午に出発します。",
        "船は十二時に出港します。",
        "パンは発酵に時間がかかります。",
      ],
      "南アメリカの川を三つ挙げてください。",
      "灯台守はドアを開けて、",
      ["太陽は", "から昇る。"],
      "スープは冷めていたが、景色がそれを補ってくれた。",
      "エイダ・ラブレスはロンドンでチャールズ・バベッジに会った。",
      "三月の洪水以来閉鎖されていたドラーヴァ川の橋が、月曜日に開通する。",
      "橋はいつ開通しますか。",
      "荷物は一週間遅れて届き、箱は破れていた。",
    ),
  ],
  [
    "ko",
    own(
      ["페리는 정오에 출발합니다.", "배는 열두 시에 떠납니다.", "빵은 부풀 시간이 필요합니다."],
      "남아메리카의 강 세 개를 말해 주세요.",
      "등대지기는 문을 열고",
      ["해는 ", "에서 뜬다."],
      "수프는 식었지만 경치가 그것을 만회해 주었다.",
      "에이다 러브레이스는 런던에서 찰스 배비지를 만났다.",
      "3월 홍수 이후 폐쇄되었던 드라바강 다리가 월요일에 다시 열린다.",
      "다리는 언제 다시 열리나요?",
      "소포가 일주일 늦게 도착했고 상자는 찢어져 있었다.",
    ),
  ],
  [
    "pl",
    own(
      [
        "Prom odpływa w południe.",
        "Łódź wypływa o dwunastej.",
        "Chleb potrzebuje czasu, aby wyrosnąć.",
      ],
      "Wymień trzy rzeki Ameryki Południowej.",
      "Latarnik otworzył drzwi i",
      ["Słońce wschodzi na ", "."],
      "Zupa była zimna, ale widok to wynagrodził.",
      "Maria Skłodowska-Curie spotkała Alberta Einsteina w Brukseli.",
      "Most na Drawie, zamknięty od marcowej powodzi, zostanie otwarty w poniedziałek.",
      "Kiedy most zostanie otwarty?",
      "Paczka przyszła tydzień za późno, a pudełko było rozdarte.",
    ),
  ],
  [
    "pt",
    own(
      [
        "O ferry parte ao meio-dia.",
        "O barco zarpa às doze.",
        "O pão precisa de tempo para crescer.",
      ],
      "Cite três rios da América do Sul.",
      "O faroleiro abriu a porta e",
      ["O sol nasce no ", "."],
      "A sopa estava fria, mas a vista compensou.",
      "Ada Lovelace conheceu Charles Babbage em Londres.",
      "A ponte sobre o Drava, fechada desde a cheia de março, abre na segunda-feira.",
      "Quando a ponte abre?",
      "O pacote chegou com uma semana de atraso e a caixa estava rasgada.",
    ),
  ],
  [
    "ru",
    own(
      [
        "Паром отправляется в полдень.",
        "Лодка отплывает в двенадцать.",
        "Хлебу нужно время, чтобы подняться.",
      ],
      "Назови три реки Южной Америки.",
      "Смотритель маяка открыл дверь и",
      ["Солнце встаёт на ", "."],
      "Суп был холодным, но вид всё искупил.",
      "Ада Лавлейс встретила Чарльза Бэббиджа в Лондоне.",
      "Мост через Драву, закрытый с мартовского наводнения, откроется в понедельник.",
      "Когда откроется мост?",
      "Посылка пришла на неделю позже, и коробка была порвана.",
    ),
  ],
  [
    "tr",
    own(
      [
        "Feribot öğlen kalkıyor.",
        "Tekne saat on ikide yola çıkıyor.",
        "Ekmeğin kabarması için zaman gerekir.",
      ],
      "Üç Güney Amerika nehri say.",
      "Deniz feneri bekçisi kapıyı açtı ve",
      ["Güneş ", " doğar."],
      "Çorba soğuktu ama manzara bunu telafi etti.",
      "Ada Lovelace ve Charles Babbage Londra kentinde tanıştı.",
      "Mart selinden beri kapalı olan Drava köprüsü pazartesi günü açılıyor.",
      "Köprü ne zaman açılıyor?",
      "Paket bir hafta geç geldi ve kutusu yırtılmıştı.",
    ),
  ],
  [
    "vi",
    own(
      [
        "Phà rời bến lúc giữa trưa.",
        "Thuyền nhổ neo lúc mười hai giờ.",
        "Bánh mì cần thời gian để nở.",
      ],
      "Hãy kể tên ba con sông ở Nam Mỹ.",
      "Người gác hải đăng mở cửa và",
      ["Mặt trời mọc ở hướng ", "."],
      "Món súp bị nguội, nhưng phong cảnh đã bù lại.",
      "Ada Lovelace gặp Charles Babbage ở London.",
      "Cây cầu bắc qua sông Drava, đóng từ trận lụt tháng ba, sẽ mở lại vào thứ hai.",
      "Khi nào cây cầu mở lại?",
      "Kiện hàng đến muộn một tuần và chiếc hộp bị rách.",
    ),
  ],
  [
    "zh",
    own(
      ["渡轮中午出发。", "船在十二点启航。", "面包需要时间发酵。"],
      "请说出南美洲的三条河流。",
      "灯塔看守人打开门，",
      ["太阳从", "方升起。"],
      "汤是凉的，但风景弥补了这一点。",
      "埃达·洛夫莱斯在伦敦见到了查尔斯·巴贝奇。",
      "自三月洪水以来关闭的德拉瓦河大桥将于星期一重新开放。",
      "大桥什么时候重新开放？",
      "包裹晚到了一周，箱子也破了。",
    ),
  ],
]);

const CODE: Texts = {
  ...ENGLISH,
  beginning: "def is_prime(n):",
  gap: ["def add(a, b): return a ", " b"],
};
const PROTEIN: Texts = {
  ...ENGLISH,
  sentences: ["MQIFVKTLTGKTITLEV", "MQIFVKTLTGKTITLEI", "GSHMKTAYIAKQRQISF"],
  beginning: "MQIFVKTLTG",
  gap: ["MQIFVKTLTGK", "ITLEVEPSDTIENVK"],
};

/**
 * The texts for a model: code or a protein if it reads these, or else in the first language of the tags that has texts, unless
 * English is among the tags.
 */
export function textsFor(model: Model): Texts {
  const { tags } = model;
  if (/^(?:esm|progen)/.test(typeOf(model)) || tags.includes("protein")) return PROTEIN;
  if (tags.includes("code")) return CODE;
  const language = tags.includes("en") ? undefined : tags.find((tag) => TEXTS.has(tag));
  return TEXTS.get(language ?? "en")!;
}

// Models whose tokenizer writes `<mask>`; the others of this task write `[MASK]`.
const WITH_ANGLES =
  /^(?:roberta|xlm-roberta|xlm-roberta-xl|xmod|camembert|longformer|bart|mbart|mpnet|esm|data2vec-text|ibert|luke)$/;

/** The token of a mask, by the record, the type of the model, or its tags. */
export function maskOf(model: Model): string {
  if (model.mask_token) return model.mask_token;
  const types = [typeOf(model), ...model.tags];
  return types.some((type) => WITH_ANGLES.test(type)) ? "<mask>" : "[MASK]";
}

const typeOf = ({ config }: Model): string => textIn(config, "model_type") ?? "";
