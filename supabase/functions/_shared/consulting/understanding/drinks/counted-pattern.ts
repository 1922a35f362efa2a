/** A number of drinks and what they are: "pelo menos dois servidos em taça", "que três levem caju". */
import { drinkNoun, number } from './words.ts'

const lead =
  '(?:(?:e|mas|ah|que|quero que|queria que|preciso que|precisamos que|queremos que|em|deixem|deixa|deixe|coloquem|coloque|ponham|botem|mantenham|criem|montem|inventem|pode|podem|quero ter|vai|tem|sendo|entre eles|entre elas|dos quais|das quais|desses|destes|quero|queria|queremos|gostaria (?:de|que)|preciso(?: de)?|precisamos de|inclua|incluam|incluir|faca|facam|faz|bota|ponha|tenha|ter|tem que ter|precisa ter|deve haver|haja|me faz)\\s+)*'
export const bounds =
  '(?:(?<most>no max(?:imo|\\.)?(?: de)?|ate|nao mais (?:do )?que|nao mais de)|(?<least>pelo menos|ao menos|no min(?:imo|\\.)?(?: de)?)|(?<exact>apenas|somente|so|exatamente))\\s+'
export const fractions = '(?:a )?metade|um terco|um quarto|dois tercos'
export const rest = '(?:o (?:resto|restante)|os (?:outros|demais|restantes)|as (?:outras|demais))'
const link =
  '(?:(?:(?:que|q) )?(?:seja|sejam|fique|fiquem|venha|venham)|(?:dev\\p{L}+|precisam?|tem (?:que|q)|tem de|podem?) (?:ser|vir|ficar|estar))'
export const counted = new RegExp(
  `^(?<lead>${lead})(?:${bounds})?(?:(?<fraction>${fractions})|(?<rest>${rest})|(?<none>nenhuma?|nenhum deles)|(?<all>tod[oa]s(?: [oa]s)?)|(?<other>outr[oa]|mais uma?|uma? (?:segund|terceir|quart|quint|sext)[oa])|(?:un?[ma]?s )?(?<count>${number}))(?<noun>\\s+(?:d[aoe]s? )?(?:${drinkNoun}))?(?<of>\\s+(?:del[ea]s|d[oa]s (?:${number} )?(?:${drinkNoun})))?(?<single>\\s+(?:individua(?:l|is)|avuls[oa]s?|em copo))?(?:\\s+(?:especia(?:l|is)|diferentes?|mais (?:car[oa]|chique|elaborad[oa]|caprichad[oa]|simples|barat[oa]|em conta)|nov[oa]s?|top))?(?:\\s+(?<link>${link}))?\\s+(?<said>.+?)(?:,?\\s+(?<mostAfter>no max(?:imo|\\.)?)|,?\\s+(?<leastAfter>no min(?:imo|\\.)?|pelo menos))?$`,
  'u',
)

/** Words after a number that say by themselves that drinks are counted: "2 precisam levar caju", "2 por até 20". */
export const speaksOfDrinks =
  /^(?:que |p(?:ara|ra) quem |dev\p{L}+ |precis\p{L}+ |tem (?:que|q|de) |tera\p{L}* |(?:nao )?pode[m]? |lev(?:ando|em?) |usando |us(?:em?) |ten?ham? |a base d[ea] |(?:feit|preparad)[oa]s? com |cust\p{L}+ |nao (?:lev|dev|ten?h)\p{L}+ )/u
