/**
 * Fish whose names are other words too: "serra" is a mackerel and a mountain range, "dourado" a fish and a colour. A menu
 * that says "Serra ao forno" serves fish, and whoever is allergic to it has to read so.
 */
import { foldAccents } from '../language/text.ts'

/** Names that mean the fish only with a word of cooking beside them. */
const doubleNames =
  'serra|dourado|namorado|bonito|galo do alto|olho de boi|espada|judeu|bicuda|voador|sargo|pampo|parum|mariquita|meca'
/** Fish of the coast and the rivers that the lexicon does not list one by one. */
const rareNames =
  'congro|camurim|robalinho|garajuba|guarajuba|guaraximbora|olhete|saramunete|cangulo|pescadinha|papa[- ]terra|moreia|bagre|sapuruna|piau|cherne|palombeta|guaiuba|pirajica|pirambu|carapicu|bijupira|tucunare|pacu|pirapitinga|mero|xereu|dentao|budiao|anequim|bacora|pititinga|xixarro|chicharro'

/** How fish is cooked or served; a colour, a place or a couple is followed by none of these. */
const cooked =
  '(?:(?:bem |inteir[oa]s? |fresc[oa]s? |gigante |em postas? )*(?:frit[oa]s?|assad[oa]s?|grelhad[oa]s?|cozid[oa]s?|ensopad[oa]s?|escabechad[oa]s?|empanad[oa]s?|rechead[oa]s?|defumad[oa]s?|marinad[oa]s?|cru[oa]?|inteir[oa]s?|ao? forno|n[ao] (?:forno|brasa|chapa|grelha|telha|folha|papelote|sal|coco|leite|manteiga|azeite|alho|molho|dende)|ao (?:forno|molho|coco|leite|alho|sal|escabeche|vinagrete|limao|dende|natural)|a (?:delicia|dore|milanesa|escabeche|belle)|em postas?|com (?:pirao|baiao|farofa|macaxeira|legumes|arroz|molho|alcaparras|camarao|camaroes|vinagrete|tapioca|banana|batatas?|pure)))'
/** Cuts and dishes that take the name of their fish. Not "da serra", which is the place. */
const dishes =
  '(?:postas?|files?|filezinho|lombos?|cabecas?|ovas?|iscas?|moquecas?|peixadas?|caldos?|caldinhos?|ceviches?|escabeches?|bolinhos?|ensopados?|caldeiradas?|sashimis?|carpaccios?|tartares?|croquetes?|pirao|past(?:el|eis)|espetos?|espetinhos?|churrasco|assado|cozido|fritada|tacos?)'

const lead = '(?<![\\p{L}-])(?<!peixe )'
const end = '(?![\\p{L}-])'
const patterns = [
  new RegExp(`^(?:${doubleNames})${end}(?= ${cooked}${end})`, 'dgu'),
  new RegExp(`(?<=${dishes} de )(?:${doubleNames})${end}`, 'dgu'),
  new RegExp(`${lead}(?:${rareNames})s?${end}`, 'dgu'),
]

/** Folds letters one to one, so that places in the folded name are those of the original. */
const foldInPlace = (name: string) =>
  [...name]
    .map((letter) => (letter.length === 1 ? (foldAccents(letter).toLowerCase().at(0) ?? letter) : '  '))
    .join('')

/** The text with "peixe" before these names: "Serra ao forno" as "peixe serra ao forno". Other texts come back as they are. */
export function withFishNamed(text: string): string {
  const plain = text.normalize('NFC')
  const folded = foldInPlace(plain)
  const places = new Set(patterns.flatMap((words) => [...folded.matchAll(words)].map(({ index }) => index)))
  if (places.size === 0) return text
  return [...places]
    .toSorted((a, b) => b - a)
    .reduce((all, at) => `${all.slice(0, at)}peixe ${all.slice(at)}`, plain)
}

/** A fish at the head of a folded name, for descriptions of how it comes to the table. */
export const fishWords = `(?:peixes?(?: (?:${doubleNames}|${rareNames}))?|sirigado|pargo|robalo|cioba|badejo|garoupa|cavala|arabaiana|beijupira|atum|tilapia|pescada(?: amarela)?|linguado|carapeba|ariaco|xareu|corvina|tainha|anchova|biquara|camurupim|tambaqui|surubim|pirarucu|traira|curimata|guaiuba)`
