/** Combos of a kind of item with a drink, what is to be seen, what is offered in one sentence, and smaller portions. */
import { amount, subjectOf, valueIn } from '../../questions/price-subjects.ts'
import { itemIn, type Named } from '../../spoken/pieces.ts'
import type { WishContent } from '../../text/draft.ts'
import { type Concept, spanOver, wordsOf } from './thoughts.ts'

const most = `(?<below>(?:por |que (?:fique|saia|custe) |a )*(?:abaixo|menos) de)|(?:(?:que |por |a |saindo |custando |com preco |e )*(?:ate|no maximo|maximo de|(?:nao|sem) (?:pode |deve )?(?:pass\\w+|ultrapass\\w+|cust\\w+ mais|fiqu\\w+ acima)(?: d[eo](?: que)?| que)?|caib\\w+ em))(?: (?:uns|de|no maximo|ate))*`
const combo = new RegExp(
  `\\b(?:combos?|combinados?|dobradinhas?|kits?) (?:(?:de|do|da|com|o|a|um|uma) )*(?<one>[^,;:?]{3,40}?) ?(?: com | e | mais |\\+|/)(?: ?(?:o|a|um|uma|mais) )? ?(?<two>[^,;:?]{3,40}?)(?:,? (?:${most}) (?<max>${amount}))`,
)
const which =
  /^(?:(?:e|ai|me diz\w*|me fala|diz\w*|quero saber) )*(?:(?:vale|serve|servem|da|fica bom|cabe|funciona|compensa|bom) )?(?:(?:pra|para|em|com|n[oa]s|de) )?(?:quais|qual|que)(?: \w+){0,3}?(?: (?:entr\w+|aguent\w+|cab\w+|val\w+|serv\w+|pod\w+|dao|da|compens\w+|funcion\w+))?$/
const why =
  /^(?:(?:e|como|ja que|porque|hoje) )*(?:muita gente|tem gente|metade|o povo|as pessoas|o pessoal|os? clientes?|ninguem|quase ninguem|a maioria)\b/
const joins = new RegExp(`${which.source}|${why.source}`)

const named = (said: string, names: readonly Named[]) => subjectOf(said.trim(), names) ?? itemIn(said, names)

/** A menu price just below a round one: "abaixo de 24" leaves R$ 23,90. */
const below = 0.1

/** "Combo de hambúrguer com suco até 32 reais, dá pra quais?": its ceiling is the combo's, and no other price's. */
export const cappedCombo: Concept = (thought) => {
  const found = combo.exec(thought.said)
  const groups = found?.groups
  if (!found || !groups) return null
  const parts = [groups.one, groups.two].map((part) => partOf(part ?? '', thought.names))
  const max = valueIn(groups.max)
  const [one, two] = parts
  if (one === undefined || two === undefined || one === two || !(max > 1)) return null
  return {
    wishes: [
      {
        kind: 'newCombo',
        count: 1,
        bound: 'exactly',
        max: groups.below === undefined ? max : Math.round((max - below) * 100) / 100,
        with: [one, two],
      },
    ],
    span: spanOver(thought, [found.index, found.index + found[0].length - 1], joins),
    tail: which,
  }
}

/** A part as the wish names it; with its measure, "refresco 400 ml" stays as it was said. */
function partOf(said: string, names: readonly Named[]): string | undefined {
  const part = said.trim().replace(/^(?:um|uma|o|a) /, '')
  const item = named(part, names)
  return item !== undefined && /\d/.test(part) && !names.some(({ name }) => name === item) ? part : item
}

const earns =
  /\b(?:onde|o que|que|quem)\b.{0,20}\b(?:ganh\w+|lucr\w+|deix\w+|rend\w+|da dinheiro|paga as contas)|\bmais (?:deixa|rende|lucra|da lucro)/
const hidden =
  /\b(?:embaixo|em baixo|no canto|cantinho|escondid\w+|perdid\w+|no pe\b|apagad\w+|ninguem (?:ve|enxerga|nota))/
const seen =
  /\b(?:(?:bem )?visivel|apare[ck]\w+|aparec\w+|cham\w+ (?:a )?atencao|onde (?:todo mundo|o povo|o cliente|a pessoa|quem \w+)(?: \w+)? (?:veja|ve|enxergu?e?|olh\w+)|a vista|na frente|em destaque|com destaque|no alto|em cima|bem grande)\b/
const wants =
  /\b(?:quero|queria|poe|ponha|bota|bote|coloca|coloque|deixa|deixe|precisa|tem que|traz|sobe ele|mostr\w+)\b/

/** "O suco é onde ganho dinheiro e hoje fica escondido, quero que ele apareça": the item of the thought before, if this says "ele". */
export const toBeSeen: Concept = (thought) => {
  const { said, topic, before } = thought
  const [shown, want] = [seen.exec(said), wants.exec(said)]
  if (!shown || !want || shown.index < want.index || /\bnao (?:quero|precisa|bota|poe)/.test(said))
    return null
  const told = (one: typeof thought | undefined) =>
    one !== undefined && (earns.test(one.said) || hidden.test(one.said))
  const earlier = before?.topic === undefined ? before?.before : before
  const isPronoun = /\b(?:el[ea]s?|iss[oa]|ess[ea]s?)\b/.test(
    said.slice(want.index, shown.index + shown[0].length),
  )
  const item = told(thought)
    ? topic
    : isPronoun && (told(before) || told(earlier))
      ? earlier?.topic
      : undefined
  if (item === undefined) return null
  const start = thought.pieces.find((piece) => earns.test(piece.said) || hidden.test(piece.said))
  return {
    wishes: [{ kind: 'promote', item }],
    span: spanOver(thought, [
      want.index,
      shown.index,
      ...(start && told(thought) ? [start.at - thought.at] : []),
    ]),
    ...(!told(thought) && earlier && { since: earlier }),
  }
}

const more =
  /\b(?:(?:fa(?:z|zer|ca|zendo)|quer\w+(?: que)?|gostari\w+ que|pra|bot\w+|deix\w+|precis\w+ que|(?<=e )que) (?<first>[^,;:?]{3,60}?) aparec\w+(?: (?:mais|melhor|bem))|(?:d(?:ar?|e)|quer\w+|bot\w+|coloc\w+|poe|precis\w+(?: de)?) mais (?:destaque|visibilidade|evidencia) (?:pr[oa]s?|para [oa]s?|n[oa]s?|a[os]*|d[oa]s?) (?<last>[^,;:?]{3,60}))/

const where =
  /\bonde (?:eu |a gente |e que eu |que eu )*(?:boto|coloco|ponho|poe|deixo|mostro|botar|colocar|por)\b(?:.{0,30}\b(?:aparec\w+|vend\w+|sa(?:i|ir)|ver|ve|pedir\w*))?/
const about = /^(?:(?:e|que|mas|porque|pois|quase|ninguem|hoje|e so|vem|sai) ?)+.{0,70}$/
/** "o chá sai pouco, onde coloco ele?" */
export const placeAsked: Concept = (thought) => {
  const { said, topic, names } = thought
  const found = where.exec(said)
  if (!found || topic === undefined || names.some(({ name, isSection }) => isSection && name === topic))
    return null
  // "onde coloco o suco para vender mais?" is answered with its figures.
  if (/\b(?:aviso|frase|alergi|preco|foto|vend\w+)\b/.test(said)) return null
  const naming = thought.pieces.find((piece) => itemIn(piece.said, names) !== undefined)
  return {
    wishes: [{ kind: 'promote', item: topic }],
    span: spanOver(thought, [found.index, ...(naming ? [naming.at - thought.at] : [])], about),
  }
}

const whyShown = /^(?:porque|pois|ja que|que|e) (?!quer|nao|se |tir|pode).{0,90}$/

/** "dar mais destaque para a torta e o chá" */
export const shownMore: Concept = (thought) => {
  const { said, names } = thought
  const found = more.exec(said)
  const list = found?.groups?.first ?? found?.groups?.last
  if (!found || list === undefined || /\bnao (?:quer|precis)\w+/.test(said.slice(0, found.index + 8)))
    return null
  const parts = list.split(/\s+e\s+(?:pr[oa]s? |n[oa]s? )?(?:[oa]s? )?/)
  const items = parts.flatMap((part) => itemIn(part, names) ?? [])
  return items.length === parts.length
    ? {
        wishes: [...new Set(items)].map((item): WishContent => ({ kind: 'promote', item })),
        span: spanOver(thought, [found.index, found.index + found[0].length - 1], whyShown),
      }
    : null
}

const sentence =
  /\b(?:frase|fala|falinha|texto de venda|script|o que (?:ele|ela|a moca|o garcom|o atendente) (?:diz|fala|deve dizer))\b/
const offering = /\b(?:oferec\w+|vend\w+|empurr\w+|sugir\w+|sugerir|falar|dizer|chamar)\b/
const shy = /\b(?:timid\w+|envergonhad\w+|nov[oa]\b|calad\w+|nao sabe vender|vergonha|aprend\w+)/
const person =
  /\b(?:garcom|garcons|atendente|moc[ao]|menin[ao]|caixa|equipe|funcionari\w+|vendedor\w*|neta|neto|filh[ao])\b/

/** "Quero uma frase só pro garçom oferecer o combo" */
export const oneSentence: Concept = (thought) => {
  const { said } = thought
  const one = sentence.exec(said)
  const offers = offering.exec(said)
  if (!one || !offers || /\bdescri|no cardapio\b/.test(said)) return null
  const item = /\bcombos?\b/.test(said) ? undefined : itemIn(said.slice(offers.index), thought.names)
  const who = thought.pieces.find((piece) => person.test(piece.said) && shy.test(piece.said))
  return {
    wishes: [{ kind: 'question', about: 'offerLine', ...(item !== undefined && { item }) }],
    span: spanOver(
      thought,
      [one.index, offers.index, ...(who ? [who.at - thought.at] : [])],
      /^(?:e |que )*(?:el[ea] )?(?:e|esta|ta|sao) (?:muito |meio |bem )?(?:timid|envergonhad|nov|calad)\w*$/,
    ),
  }
}

const smaller =
  /\b(?:(?<half>meia(?: porcao)?|meias(?: porcoes)?|metade da porcao)|(?<kid>porc(?:ao|oes) (?:infantil|infantis|de crianca|pra crianca|kids)|prato infantil)|(?<small>porc(?:ao|oes) (?:menor(?:es)?|pequenas?|individual|individuais)))(?: (?:d[eoa]s?|pr[oa]s?))?(?: [oa]s?)? /g
/** "Uma porção infantil do filé e meia da costela, por quanto?" */
export const smallerPortions: Concept = (thought) => {
  const { said, names } = thought
  if (!/\b(?:quanto|preco|cobr\w+|valor|vale|quero|queria|fazer|ter)\b/.test(said)) return null
  if (/\bmeia (?:a meia|folha|pagina|hora|duzia|entrada)\b/.test(said)) return null
  const found = [...said.matchAll(smaller)].flatMap((match) => {
    const rest = said.slice(match.index + match[0].length).split(/[,;:?]| e (?=mei|porc)/)[0] ?? ''
    const item = itemIn(rest, names)
    const own = item === undefined ? [] : names.filter(({ name, isSection }) => !isSection && name === item)
    return own.length === 1 && item !== undefined
      ? [{ item, at: match.index, kid: match.groups?.kid !== undefined }]
      : []
  })
  if (found.length === 0) return null
  const span = spanOver(
    thought,
    found.map(({ at }) => at),
    /^(?:e )?(?:por|a|em) quanto.*$|^(?:e )?quanto (?:eu )?cobr\w+$/,
  )
  if (!/\b(?:quanto|preco|cobr\w+|valor)\b/.test(wordsOf(thought, span))) return null
  return {
    wishes: found.map(
      ({ item, kid }): WishContent => ({
        kind: 'question',
        about: 'halfPortion',
        item,
        ...(kid && { what: 'infantil' }),
      }),
    ),
    span,
  }
}

const together =
  /\bvend\w+ mais (?:d?[oa]s? )?(?<what>[^,;:?]{3,40}?),? (?:junt\w+|acompanhad\w+|do lado)(?: (?:com|d[oae]s?))? /
const hindered =
  /^(?:(?:porque|ja que|pois|hoje|que) )*(?:hoje )?(?:metade|muita gente|o povo|a maioria|quase todo mundo|o pessoal|(?:o|os) clientes?)\b.*$/
/** "vender mais suco junto com a coxinha" */
export const soldTogether: Concept = (thought) => {
  const found = together.exec(thought.said)
  const item = found?.groups?.what === undefined ? undefined : itemIn(found.groups.what, thought.names)
  return found && item !== undefined && !/\bcombo/.test(thought.said)
    ? {
        wishes: [{ kind: 'question', about: 'sellMore', item }],
        span: spanOver(thought, [found.index], hindered),
      }
    : null
}

const toShow =
  /\b(?:o que|qual|quais|que (?:item|prato|coisa))\b.{0,20}\b(?:mostr\w+|ponho|poe|por|bot\w+|coloc\w+|destac\w+|aparec\w+|vem|deixo)\b.{0,20}\b(?:primeiro|em primeiro|em cima|no alto|na frente|no topo)\b/
/** "o que vem primeiro no quadro?" */
export const firstShown: Concept = (thought) => {
  const found = toShow.exec(thought.said)
  return found && thought.topic === undefined
    ? { wishes: [{ kind: 'question', about: 'bestOf' }], span: spanOver(thought, [found.index]) }
    : null
}
