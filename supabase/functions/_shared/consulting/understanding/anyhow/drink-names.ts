/** Drinks by names that the lexicon does not know: wines by grape, beers by style, brands, and kinds with what they are of. */

const grapes =
  'tannat|malbec|merlot|cabernet(?: sauvignon| franc)?|pinot(?: (?:noir|grigio))?|carmenere|syrah|shiraz|tempranillo|riesling|chardonnay|sauvignon blanc|torrontes|gewurztraminer|moscat(?:el|o)|lambrusco|prosecco|cava|champanhes?|brut|rose(?= (?:com|e|n[ao])|$)'
const beers =
  'ipas?|apas?|weiss|pilsen|pilsner|lagers?|stouts?|porters?|witbier|dunkel|red ale|pale ale|session ipa|bock|heineken|brahma|skol|antarctica|bohemia|spaten|budweiser|amstel|eisenbahn|itaipava'
const brands =
  '(?<= a | d[ae] |cachaca )51|velho barreiro|ypioca|sagatiba|havana|seleta|weber haus|nega fulo|jurupinga|catuaba|fireball|campari|aperol|jager\\w*|cynar|steinhaeger|dreher|domecq|smirnoff|absolut|tanqueray|beefeater|bombay|red label|black label|jack daniel\\S*|johnnie walker|bacardi|montilla|corote|balalaika|saquerita|hidromel|sidra|red bull|kombucha|tubaina|guarana jesus|gabriela|absinto|fernet|limoncello|amarula|frangelico|disaronno|cointreau|xerez|jerez|tawny|porto(?! (?:alegre|velho|seguro|de galinhas))'
const woods =
  'balsamo|jequitiba|ipe|freijo|amendoim(?= (?:e|descansa))|ariri\\w+|reserva (?:especial|\\d+ anos|da casa|do dono|d[oa] familia)'
const kinds =
  'cachacas?|pingas?|vinhos?|cervejas?|chopp?e?s?|espumantes?|licor(?:es)?|conhaques?|rum|gin|vodk?c?as?|uisques?|whisk(?:y|ey)s?|tequilas?|vermutes?|saques?|xaropes?|suco|refrescos?|chas?|mates?|refrigerantes?|energeticos?|limonadas?|caldo de cana|garapa|vitaminas?|cafes?'
/** What a drink is of: "de jambu", "da serra gaúcha", "artesanal". */
const quality =
  'artesana(?:l|is)|gelad[oa]s?|escur[oa]s?|clar[oa]s?|branc[oa]s?|tint[oa]s?|sec[oa]s?|suaves?|rose|envelhecid[oa]s?|organic[oa]s?|moscatel|brut|natura(?:l|is)|integra(?:l|is)|verde|preto|tawny|puro malte'
const of = `(?: (?:${quality})(?![a-z]))?(?: d[eoa] (?!(?:lado|casa|cardapio|menu|carta|que|cada|todos?|jeito|forma|graca|novo|ser|prato|lugar)(?![a-z]))(?:serra gaucha|[a-z]{3,}(?: (?:do mato|doce|verde|tahiti|siciliano|serrano))?))?`

/** A drink that a folded text names. */
export const drinkNames = new RegExp(
  `(?<![a-z\\d])(?:(?:${kinds})(?= (?:d[eoa] [a-z]{3,}|${quality})(?![a-z]))${of}|${grapes}|${beers}|${brands}|${woods})(?![a-z\\d])`,
  'g',
)

/** Whether a name is nothing but that of such a drink. */
export const isDrinkName = (folded: string): boolean => folded.match(drinkNames)?.[0] === folded
