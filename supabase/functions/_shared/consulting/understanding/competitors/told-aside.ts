/**
 * What an owner tells of a competitor between its name and its prices, and when it closes: "o Kaza Burger, mais metido, tem
 * mesa e ar: …", "fecha às 9 da noite". Taken out before the prices are read, whose walk ends at a comma and at a figure.
 */
import { foldInPlace } from '../text/fold.ts'

export type ToldAside = {
  start: number
  end: number
  what: string
  /** Absent where the sentence tells. */
  competitor?: string
}

const capital = String.raw`\p{Lu}[\p{L}'’]*`
const name = String.raw`${capital}(?:\s+(?:d[aeo]s?\s+|e\s+|&\s+)?${capital})*`
/** "Na outra rua o Kaza Burger": where it is, and neither its name nor an item. */
const place =
  /(?<=(?:^|[.;!?,]\s*|\s(?:e|mas|tem)\s))(?:(?:[Ll][aá]\s+)?[Nn][ao]\s+)(?:outra\s+(?:rua|esquina|pra[cç]a|quadra|ponta|cal[cç]ada)|mesma\s+(?:rua|pra[cç]a|cal[cç]ada|quadra)|outro\s+(?:lado|quarteir[aã]o|canto)|rua\s+de\s+(?:tr[aá]s|baixo|cima|lado)|quadra\s+de\s+(?:tr[aá]s|baixo|cima)|esquina|pra[cç]a|frente|pista)(?:\s+d[ao]\s+(?:rua|pra[cç]a|avenida))?(?=,?\s+(?:(?:tem|fica|est[aá]|abriu|vende)\s+)?(?:[oa]\s+)\p{Lu})/gmu
const described = new RegExp(
  String.raw`(?<=(?:^|[\s(])[oaOA]\s+)(?<name>${name})(?<desc>,\s+(?<words>[^:;.\d\n]{4,80})):(?=\s*\p{L}[^:.\n]{1,60}?\d)`,
  'gu',
)
const manner =
  /\b(?:metid\w+|chiqu\w+|fin[oa]s?|granfin\w+|arrumad\w+|mesas?|ar(?:[- ]condicionado)?|climatizad\w+|cadeiras?|som|musica|telao|banheiro|estacionamento|demora\w*|fila|lotad\w*|chei[oa]|lent\w+|rapid\w+|simples|sujo|suja|barulh\w+|car[oa]s?|barateir\w+|famos\w+|novo|nova|antig\w+|gourmet|de rua|de bairro|de luxo|atend\w+|garcom|garcons|kids|parquinho|vista|espaco|turistas?)\b/
/** "fecha às 9 da noite", "só abre depois das 18h", "funciona até meia-noite"; "baixar para 25" is no hour. */
const hours =
  /(?<=[\s,])(?:(?:e|mas|que|e que)\s+)?(?:(?:l[aá]|ele|ela|eles)\s+)?(?:s[oó]\s+)?(?:fecha(?:m)?|encerra(?:m)?|abre(?:m)?|funciona(?:m)?|atende(?:m)?|vai|fica(?:m)? abert[oa]s?|p[aá]ra(?:m)?(?: de (?:vender|atender|servir)|(?=\s(?:l[aá]\s)?(?:[àa]s\s|\d{1,2}\s?h))))\s+(?:(?:s[oó]|mais)\s+)?(?:(?:l[aá]|a partir|depois|at[eé])\s+)*(?:pel[ao]s\s+|[àa]s\s+|das\s+|d[ao]s?\s+)?(?:\d{1,2}(?:\s?h(?:oras?)?\s?\d{0,2}|:\d{2})?|meia[- ]noite|meio[- ]dia)(?!\s*(?:reais|real|%|conto|,\d))(?:\s+(?:da|de)\s+(?:noite|manh[aã]|tarde|madrugada))?(?=\s*(?:[,.;\n]|$|\s(?:e|mas|quando|porque|a[ií])\s))/giu
/** "Promoção do Zé: compre 1 leve 2 na quarta": an offer, and no price of 1. */
const offer =
  /(?<!\p{L})(?:compre|compra|pague|paga|leve|leva)\s+\d{1,2},?\s+(?:e\s+)?(?:leve|leva|pague|paga|ganhe|ganha)\s+\d{1,2}(?!\d|,\d)(?:\s+(?:n[oa]s?|toda|todo|aos?)\s+(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)s?)?/giu
const ours = /(?<![\p{L}])(?:eu|a gente|aqui|meu|minha|nosso|nossa|n[oó]s)\s*(?:s[oó]\s+)?$/iu

const quarter = String.raw`(?:(?:bairro|rua|avenida|av\.?|pra[cç]a|centro|orla|shopping|estrada)\s+)?(?:d[aeo]s?\s+)?${name}`
/** "o Tacho de Ferro fica no Alto da Serra, …": where a house named before it is, and no other house. */
const located = new RegExp(
  String.raw`(?<=\p{Lu}\p{Ll}+\s)(?<words>(?:que\s+)?(?:fica|est[aá]|t[aá]|[eé])\s+(?:l[aá]\s+)?(?:n[oa]s?|em)\s+${quarter})(?<stop>,)?(?=\s)`,
  'gu',
)
/** "…, e é de turista, na Orla Nova.": the same at the end of a sentence that tells of a house. */
const locatedLast = new RegExp(
  String.raw`(?<=(?:^|[.;!?\n]\s*)[OA]s?\s\p{Lu}[^.;!?\n]*(?:^|,)[^\d,.;!?\n]{6,60}),\s+(?<words>(?:l[aá]\s+)?(?:n[oa]s?|em)\s+${quarter})(?=\s*(?:[.;\n]|$))`,
  'gu',
)
/** "tem estacionamento e cobra 79,90": what a house has beside its prices. */
const perk =
  /(?<words>tem\s+[^,.;:\d\n]{3,40}?)\s+e\s+(?=(?:cobra|vende|faz|bota|pede|pratica)m?\s+(?:r\$\s*)?\d)/giu
/** "a sobremesa lá está incluída", "lá o couvert já vem no preço" */
const included =
  /(?<=^|[.;!?,\n]\s*|\se\s)(?:(?:l[aá]|neles|nela|nele)\s+)?(?:[oa]s?\s+)?\p{L}+(?:\s+\p{L}+){0,2}?\s+(?:(?:l[aá]|de l[aá]|del[ae]s?)\s+)?(?:(?:j[aá]\s+)?(?:est[aá]|t[aá]|[eé]|s[aã]o|vem|v[eê]m|fica|entra)\s+)(?:tudo\s+)?(?:inclu[ií]d[oa]s?|inclus[oa]s?|de gra[cç]a|no pre[cç]o|junto(?: no pre[cç]o)?)(?=\s*(?:[.;,!\n]|$|\se\s))/gimu
/** "só abre à noite, de quinta a domingo": when a house sells; its days are of no price that follows. */
const partOfDay =
  /(?<=[\s,])(?:(?:e|mas|que)\s+)?(?:s[oó]\s+)(?:abrem?|funcionam?|atendem?|servem?)\s+(?:[àa]|de|pela|na|no)\s+(?:noite|tarde|manh[aã]|almo[cç]o|jantar)(?:,?\s+de\s+(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)(?:-feira)?\s+a\s+(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)(?:-feira)?)?(?=\s*(?:[.,;\n]|$))/giu
/** "Cobra R$ 40 por mesa e tem piscina": a charge for a place, and what stands beside it, are no item of a menu. */
const charged =
  /(?<=(?:^|[.;!?,\n])\s*)(?:(?:l[aá]|eles?|elas?)\s+)?(?:cobram?|pedem?)\s+(?:r\$\s*)?\d{1,3}(?:,\d{1,2})?(?:\s+reais)?\s+(?:por|pel[ao]|de|d[ao])\s+(?:mesa|cadeira|guarda-?sol|barraca|entrada|consuma[cç][aã]o|rolha|estacionamento|vaga)(?!\p{L})[^.;!?\n\d]*/gimu
const ofTheirs = /(?<!\p{L})(?:l[aá]|neles|nel[ae]|del[ae]s?)(?!\p{L})/iu

const blank = (said: string) => said.replace(/[^\n]/g, ' ')

/** The asides of a text, and the text without them, places kept. */
export function withToldAsides(text: string): { plain: string; told: ToldAside[] } {
  const told: ToldAside[] = []
  const plain = text
    // A letter stays: a stop before several blanks ends no sentence.
    .replace(place, (said) => `e${blank(said.slice(1))}`)
    .replace(described, (...found) => {
      const groups: Record<string, string> = found.at(-1)
      const [whole, at] = [found[0] as string, found.at(-3) as number]
      const { name: rival = '', desc = '', words = '' } = groups
      if (!manner.test(foldInPlace(words).toLowerCase())) return whole
      const start = at + rival.length + (desc.length - words.length)
      told.push({ start, end: start + words.length, what: words.trim(), competitor: rival })
      return `${rival}:${' '.repeat(whole.length - rival.length - 1)}`
    })
    .replace(located, (...found) => {
      const { words = '', stop = '' }: Record<string, string> = found.at(-1)
      const at = found.at(-3) as number
      told.push({ start: at, end: at + words.length, what: words })
      return blank(`${words}${stop}`)
    })
    .replace(locatedLast, (...found) => {
      const { words = '' }: Record<string, string> = found.at(-1)
      const [whole, at] = [found[0] as string, found.at(-3) as number]
      told.push({ start: at + whole.length - words.length, end: at + whole.length, what: words })
      return blank(whole)
    })
    .replace(perk, (...found) => {
      const { words = '' }: Record<string, string> = found.at(-1)
      const [whole, at] = [found[0] as string, found.at(-3) as number]
      if (!manner.test(foldInPlace(words).toLowerCase())) return whole
      told.push({ start: at, end: at + words.length, what: words })
      return blank(whole)
    })
    .replace(included, (whole, at: number) => {
      if (!ofTheirs.test(whole) || ours.test(text.slice(Math.max(0, at - 20), at))) return whole
      told.push({ start: at, end: at + whole.length, what: whole })
      return blank(whole)
    })
    .replace(partOfDay, (whole, at: number) => {
      if (ours.test(text.slice(Math.max(0, at - 20), at))) return whole
      told.push({ start: at, end: at + whole.length, what: whole })
      return blank(whole)
    })
    .replace(charged, (whole, at: number) => {
      if (ours.test(text.slice(Math.max(0, at - 20), at))) return whole
      told.push({ start: at, end: at + whole.trimEnd().length, what: whole.trim() })
      return blank(whole)
    })
    .replace(offer, (whole, at: number) => {
      told.push({ start: at, end: at + whole.length, what: whole })
      return blank(whole)
    })
    .replace(hours, (...found) => {
      const [whole, at] = [found[0] as string, found.at(-2) as number]
      if (ours.test(text.slice(Math.max(0, at - 20), at))) return whole
      const lead = /^(?:(?:e que|e|mas|que)\s+)?(?:(?:l[aá]|eles?|ela)\s+)?/iu.exec(whole)?.[0].length ?? 0
      told.push({ start: at, end: at + whole.length, what: whole.slice(lead) })
      return blank(whole)
    })
  return { plain, told }
}

/** "abriu mês passado um tal de Smash 61", "o Yama abriu faz 2 meses": how new it is, in the owner's words; what is older draws nobody any more. */
const opening =
  /(?<!\p{L})(?:abri(?:u|ram)|inaugur(?:ou|aram)|cheg(?:ou|aram))\s+(?:aqui\s+|ali\s+)?(?:(?:n?[oe]ss[ea]|est[ea]|n?o|na)\s+)?(?:m[eê]s passado|semana passada|ano passado|m[eê]s|semana|ontem|agora(?: h[aá] pouco)?|recentemente|(?:faz|h[aá]|tem)\s+(?:(?:uns|umas|quase|mais de|menos de)\s+)?(?:(?:\d{1,2}|um|uma|dois|duas|tr[eê]s|quatro|cinco|seis)\s+(?:dias?|semanas?)|(?:[1-3]|um|dois|tr[eê]s)\s+m[eê]s(?:es)?)|em\s+(?:janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))(?!\p{L})/giu

export const openingsIn = (text: string) =>
  [...text.matchAll(opening)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
    what: said.toLowerCase(),
  }))
