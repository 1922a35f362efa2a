/**
 * "marcar quais são vegetarianas", "uma indicação do que não leva leite": dishes that leave something out get a sign on
 * the page. It is a wish for the page; nothing leaves the menu by it.
 */
import type { Masked } from '../anyhow/masks.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { done, keptOut, marking, masked, sign, withSign } from './marked-foods.ts'

const diet = '(?:vegetarian[oa]s?|vegan[oa]s?|veggies?)'
const food = 'F_*'
const foods = `${food}(?:(?:\\s*,\\s*|\\s+(?:e|ou|nem)\\s+|\\s*/\\s*)(?:(?:sem|de|da|do|o|a)\\s+)*${food})*`
const leavesOut = `(?:sem|livres?\\s+de|isent[oa]s?\\s+de|(?:que\\s+)?nao\\s+(?:leva|levam|leve|levem|tem|tenha|tenham|contem|contenham|usa|usam|ha))\\s+(?:(?:nenhum|nada\\s+de|o|a|de|do|da)\\s+)*`
/** What is marked: a diet, or a food that is left out; the names are read from the text. */
const target = `(?:${diet}|${leavesOut}${foods})(?:\\s*(?:,|e|ou|/)\\s*(?:(?:os|as|quais|o\\s+que|e)\\s+)*(?:${diet}|${leavesOut}${foods}))*`

const order =
  '(?:(?:e|entao|por\\s+isso|tambem|so|precis\\p{L}*|quero|queremos|queria|gostaria|tem|ter|que|de|deve\\p{L}*|pode|vai|vamos|favor|por|bot\\p{L}+|poe|ponha\\p{L}*|por|coloc\\p{L}+|coloqu\\p{L}+|deix\\p{L}+|fac\\p{L}+|faz\\p{L}*|cri\\p{L}+|inclu\\p{L}+|ai|la|me|o|a|os|novo|cardapio|menu)\\s+)*'
/** Guests, or the house, who see it. */
const seeing =
  '(?:(?:(?:o|a|os)\\s+)?(?:clientes?|pessoal|gente|povo|quem\\s+\\p{L}+)\\s+)?(?:veja|vejam|saiba|saibam|identifique|entenda|enxergue|ver|saber|mostr(?:ar|e|em)|destac(?:ar|e)|destaqu(?:e|em)|diz(?:er)?|diga|escrev(?:er|a))\\s+(?=(?:logo\\s+|bem\\s+)?(?:o\\s+que|quais|qual|onde))'
/** Up to some words between the sign and what it is for, none of them an order of another kind. */
const between = '(?:(?!tir\\p{L}+|cort\\p{L}+|sem\\s|nao\\s|mas\\s|preco)\\p{L}+\\s+){0,8}?'
const letter = '(?:(?:um|uma|o|a)\\s+)?(?:v|vg|letra\\s+v|folhinha|folha\\s+verde|bolinha\\s+verde)'

/** "colocar o que é sem glúten", "deixar claro quais são veganos": the page says it; "só o que é" would leave out the rest. */
const telling = `${order.replace('|so|', '|')}(?:coloc\\p{L}+|coloqu\\p{L}+|bot\\p{L}+|p[oô]e|por|ponh\\p{L}+|inclu\\p{L}+|inform\\p{L}+|diz\\p{L}*|diga|deix\\p{L}+\\s+claro|list\\p{L}+)(?:\\s+n[oa]\\s+(?:cardapio|menu|papel|folha|pagina))?\\s+(?=(?:o|os|as)\\s+que\\s|qua(?:l|is)\\s)`

const shapes = [
  `${telling}${between}(?<what>${target})`,
  `${order}(?:${marking}|${seeing.replace(/\\s\+\(\?=.*$/, '')})\\s*:?\\s+${between}(?<what>${target})`,
  `${order}(?:(?:um|uma|o|a|algum|alguma|com|os|as)\\s+)*(?:${sign}|${letter})\\s+${between}(?<what>${target})`,
  `(?:(?:todos|todas|os|as|o|que|e|for|pratos|itens|opcoes|pizzas|tudo)\\s+)*${between}(?<what>${target})\\s+(?:\\p{L}+\\s+){0,3}?(?:${done}|${withSign})`,
].map(
  (shape) =>
    new RegExp(
      `(?<=^|[.!?;\\n,:]\\s*|\\s(?:e|mas)\\s+)(?!\\s)(?:${shape})(?:\\s+(?:(?:no|na|do|da|em|ao|nos|nas|lado|nome|cardapio|menu|papel|pagina|folha|novo|nova|linha|cada|prato|item|bem|claro|visivel|tambem|por|favor)(?:\\s+|(?=[.,;!?]|$)))+)?(?=\\s*(?:[.!;\\n,]|$)|\\s+(?:e|mas|porque|pois)\\s)`,
      'dgu',
    ),
)

/** The diets and foods that the words name, in their order. */
function namesIn(said: string, found: readonly Pick<Masked, 'start' | 'names'>[], from: number) {
  const diets = [...said.matchAll(new RegExp(diet, 'gu'))].map(({ 0: word, index }) => ({
    at: from + index,
    names: [word.startsWith('vegan') ? 'vegano' : 'vegetariano'],
  }))
  const named = found
    .filter(({ start }) => start >= from && start < from + said.length)
    .map(({ start, names = [] }) => ({ at: start, names }))
  const isDiet = (at: number) => diets.some((one) => Math.abs(one.at - at) < 2)
  return [
    ...new Set(
      [...diets, ...named.filter(({ at }) => !isDiet(at))]
        .toSorted((a, b) => a.at - b.at)
        .flatMap(({ names }) => names),
    ),
  ]
}

/** What the text orders to mark as free of something, and the rest of the text without that order. */
export function withMarkedDiets(text: string, readRest: (rest: string) => Draft): Draft {
  const { line, folded, found } = masked(text)
  if (found.length === 0 && !/vegetarian|vegan|veggie/.test(folded)) return readRest(text)
  let rest = text
  const wishes: DraftWish[] = []
  for (const shape of shapes)
    for (const match of line.matchAll(shape)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (rest.slice(start, end) !== text.slice(start, end)) continue
      const [from, to] = match.indices?.groups?.what ?? [start, end]
      if (keptOut.test(line.slice(start, from)) || /^[^.!;\n]*\?/.test(text.slice(end))) continue
      const names = namesIn(folded.slice(from, to), found, from)
      if (names.length === 0) continue
      wishes.push({ wish: { kind: 'layout', what: 'marked_without', foods: names }, start, end })
      rest = `${rest.slice(0, start)}.${' '.repeat(end - start - 1)}${rest.slice(end)}`
    }
  if (wishes.length === 0) return readRest(text)
  const draft = readRest(rest)
  return {
    ...draft,
    wishes: [...draft.wishes, ...wishes].toSorted((a, b) => a.start - b.start),
    unread: draft.unread.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(rest.slice(start, end))),
  }
}
