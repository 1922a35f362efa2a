/** What an order is about: items of the menu, sections, feasts, or the owner's own words. */
import { tokenize } from '../../../base/language/text.ts'
import { foldInPlace } from '../../text/fold.ts'
import type { HouseName } from '../../words/vocabulary.ts'

const joints = /\s*(?:,|\+|\/|;)\s*(?:(?:e|ou|nem)\s+)?|\s+(?:e|ou|nem)\s+(?:d[aeo]s?\s+)?/giu
const quotes = /["“”‘’]/gu
const edges =
  /^(?:(?:o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|no|na|nos|nas|ao|aos|pro|pra|para|em|com|sobre|nosso|nossa|nossos|nossas|meu|minha|novo|nova|só|so|também|muito|mais)\s+)+|[\s,.;:–-]+$/giu

/** The owner's words without small words at their ends. */
export const bare = (text: string): string =>
  text
    .replace(quotes, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[\s,.;:–-]+/u, '')
    .replace(edges, '')
    .replace(/(?:\s+(?:de|do|da|dos|das|no|na|nos|nas|em|com|e|a|o|por|para|pra|só))+$/iu, '')
    .trim()

/** The parts of a list: "suco, água de coco e sobremesa". */
export const partsOf = (text: string): string[] =>
  text
    .split(joints)
    .map(bare)
    .filter((part) => part !== '')

const small = new Set(['de', 'do', 'da', 'dos', 'das', 'com', 'e', 'o', 'a', 'ao', 'no', 'na'])

const wordsOf = (text: string) => tokenize(text).filter((word) => !small.has(word))

/** The item or section that words mean: its name on the menu, or the words where they mean several. */
export function itemOf(said: string, names: readonly HouseName[]): string | null {
  const words = wordsOf(said)
  if (words.length === 0) return null
  const holds = ({ name }: HouseName) => {
    const own = wordsOf(name)
    return words.every((word) => own.includes(word))
  }
  const items = names.filter((one) => !one.isSection && holds(one))
  const exact = items.find(({ name }) => wordsOf(name).length === words.length)
  const sections = names.filter((one) => one.isSection && holds(one))
  const [only] = items
  if (exact) return exact.name
  // "o cuscuz" is the couscous on the menu, and not all of "Cuscuz e tapioca".
  const section = sections.find(({ name }) => wordsOf(name).length === 1 || items.length === 0)
  if (section && words.length === 1) return section.name
  if (items.length === 1 && only) return only.name
  return items.length > 1 ? said.toLowerCase() : null
}

/** All items of a list; null if one of its parts is no item. */
export function itemsOf(said: string, names: readonly HouseName[]): string[] | null {
  const whole = itemOf(bare(said), names)
  if (whole !== null) return [whole]
  const found = partsOf(said).map((part) => itemOf(part, names))
  return found.length > 0 && found.every((item) => item !== null) ? found.flatMap((item) => item ?? []) : null
}

const free =
  /^(?:sem alcool|zero(?: alcool)?|nao alcoolic[oa]s?|(?:(?:para |pra )?quem |gente que |cliente que )?(?:nao bebe\w*(?: alcool)?|(?:vai |vem |esta )?dirig\w+|vai de carro))$/

/** What a post is about, without the price that it is to name: "Burger da Vila com preço"; "sem álcool" for who drives. */
export function subjectOf(said: string): string {
  const own = said.replace(/\s+com\s+(?:o\s+|seu\s+)?pre[çc]os?$/iu, '')
  return free.test(foldInPlace(own).trim()) ? 'sem álcool' : own
}

const finite =
  /\b(?:toca|tocam|canta|comanda|deixem?|deixa|passa|acontece|rola|lota|enche|vira|viram|sao|era|foi|foram|tem|temos|tenho|ha|vai|vamos|vao|vou|fica|ficam|ficou|esta|estao|estamos|estou|somos|sou|pode|podem|posso|podemos|quero|queremos|queria|gosto|gosta|faz|fazem|fazemos|faco|sai|vale|valem|custa|abre|abrimos|abro|fecha|fechamos|vem|chega|chegou|passou|acabou|mudou|muda|mudam|reclamou|pediu|vende|vendemos|serve|servimos|cai|comeca|termina|ganha|paga|pagam|leva|traz|rende|conta|deu|disse|acho|sei|precisa|preciso|gostaria|gostou|quer|repita|use|poste|diga|mostre|fale|avise|avisem|lembre|tire|pule|evite|nao|nunca|nem|sem|nada|que|se|quando|onde|como|qual|quem|porque|antes|depois|isso|disso|nisso|mesma|mesmo|ele|ela|dele|dela)\b/

/** Most words of a name or a note. */
const longest = 10

/** Whether words name something: no verb, no refusal, no pronoun. */
export const isNoun = (folded: string): boolean => {
  const said = folded.trim()
  const words = said.split(/\s+/)
  return (
    said.replace(/[^a-z]/g, '').length > 3 &&
    words.length <= longest &&
    !finite.test(
      said.replace(/\bque vem\b|\bsao (?:joao|jose|pedro|francisco|sebastiao|benedito|raimundo)\b/g, ''),
    )
  )
}
