/**
 * "o cardápio precisa indicar os pratos com camarão": dishes that carry a food are marked on the page, and none of them
 * leaves. Read before anything else, because an allergy in the same sentence would exclude the food.
 */
import { foodsIn } from '../anyhow/masks.ts'
import type { Draft, DraftWish } from '../text/draft.ts'
import { foldInPlace } from '../text/fold.ts'

const some = (words: string) => `(?:(?:${words})(?:\\s*,)?\\s+)*`

/** A food, masked: as long as its name, so that places stay. */
const food = 'F_*'
const between =
  'o|a|os|as|um|uma|de|do|da|com|que|tem|tenha|tenham|leva|levam|leve|levem|contem|contenham|no|na'
const foods = `${some(between)}${food}(?:(?:\\s*,\\s*|\\s+(?:e|ou|e/ou|nem)\\s+|\\s*/\\s*)(?:(?:e|ou)\\s+)?${some(between)}${food})*`

const dishes =
  'pratos?|itens|item|receitas?|comidas?|opcoes|porcoes|petiscos?|entradas?|sobremesas?|tudo|todos|todas|cada|qualquer'
const which =
  'os|as|o|a|que|q|quais|qual|quem|onde|quando|se|sempre|bem|claro|claramente|direitinho|tambem|ja|aqui|ali|nos|nas|no|na|em|do|da|dos|das|ao|aos|de|pra|para|pro|pros|mim|gente|cliente|clientes|pessoal|povo|todo|mundo|lado|nome|linha|cardapio|menu|papel|pagina|folha|novo|nova|sao|e|forem|for|feitos|feitas'
const carrying =
  'com|tem|tenha|tenham|tiver|tiverem|leva|levam|leve|levem|levar|levarem|contem|contenha|contenham|possui|possuem|ha|houver|a\\s+base\\s+de'

export const sign =
  '(?:icones?|simbolos?|simbolinhos?|selos?|selinhos?|asteriscos?|sinal|sinais|sinalzinho|desenhos?|desenhinhos?|bolinhas?|estrelas?|estrelinhas?|marcacao|marquinhas?|avisos?|avisinho|legendas?|tarjas?|letrinhas?|indicacao|sinalizacao|identificacao|alertas?|observacao|obs)'
export const withSign = `(?:com|por|usando)\\s+(?:(?:algum|alguma|um|uma|o|a)\\s+)?${sign}`
/** What the order is about: dishes that carry something, not a dish that is recommended. */
const about = some(`${which}|${dishes}|${carrying}|${withSign}|alergias?\\s*:|alergenicos\\s*:`)
const place =
  '(?:(?:no|na|nos|nas|do|da|em|ao|pelo)\\s+(?:(?:cardapio|menu|papel|pagina|folha|lado|cada|pe|nome|linha|prato|item|impress[ao]o?|rodape|novo|nova|proprio|propria|deles?|delas?|do|da|de|preco)(?:\\s+|(?=\\s*[,.;!?]|$)))+)'
const tail = `(?:\\s+(?:${place}|(?:${withSign}(?:\\s+(?:ou\\s+(?:uma?\\s+)?(?:palavra|legenda|${sign})|de\\s+(?:alerta|aviso|alergia)|qualquer|bem\\s+\\p{L}+|pequen[oa]|discret[oa]|visivel|(?:a|do)\\s+lado))*)|(?:bem\\s+)?(?:claro|visivel|direitinho|certinho)|tambem|sempre|por\\s+favor|pfv?|hein|viu|ta))*`
const health =
  '(?:alerg\\p{L}*|intoleran\\p{L}*|celiac\\p{L}*|reacao|reacoes|nao\\s+pod(?:e|em)\\s+(?:comer|com))'
/** Why it is marked. @param letters what the reason consists of: with or without names of foods */
const before = (letters: string) =>
  `(?:${letters}{0,80}?${health}${letters}{0,60}?(?:\\s*[,:–-]\\s*|\\s+(?:entao|por\\s+isso|logo|dai|ai|e)\\s+))?(?:(?:entao|por\\s+isso|logo|dai|ai|e)\\s+)?`
const after = (letters: string) =>
  `(?:\\s*[,–-]?\\s*\\(?(?:e\\s+)?(?:por|porque|pq|pois|ja\\s+que|que|devido|temos|tenho|tem|ha|para|pra|por\\s+conta)\\s+${letters}{0,60}?${health}(?:(?!,)${letters}){0,40})?`

const subject =
  '(?:(?:o|a|nosso|nossa|esse|este|no)\\s+)?(?:novo\\s+)?(?:cardapio|menu|papel|folha|equipe|voces|vcs|voce|vc|a\\s+gente|eu)?(?:\\s+novo)?\\s*'
const must = some(
  'precis[ao]\\p{L}*|quero|queremos|queria|gostaria|tem|temos|ter|que|q|de|dev[eo]\\p{L}*|pode|podem|vai|vao|vamos|e|eh|preciso|necessario|importante|bom|obrigatorio|favor|por|so|tambem|bot\\p{L}+|poe|ponha\\p{L}*|coloc\\p{L}+|coloqu\\p{L}+|deix\\p{L}+|fac\\p{L}+|faz\\p{L}*|ai|la|me|venha\\p{L}*|vir|fique\\p{L}*|ficar|estej\\p{L}+|estar|sej\\p{L}+|ser',
)
/** Verbs of marking; "o que você indica" recommends. */
export const marking =
  '(?:sinaliz(?:ar|ad[oa]s?|a|e|em|ando)|marc(?:ar|ad[oa]s?|a)|marqu(?:e|em)|indic(?:ar|ad[oa]s?|a|ando)|indiqu(?:e|em)|identific(?:ar|ad[oa]s?|a|ando)|identifiqu(?:e|em)|avis(?:ar|ad[oa]s?|a|e|em|ando)|alert(?:ar|a|e|em)|apont(?:ar|ad[oa]s?|a|e|em)|discrimin(?:ar|e|em)|rotul(?:ar|e|em)|inform(?:ar|ad[oa]s?|a|e|em))'
/** These show a dish off too: they mark one only with "quais", "o que", "onde", or where an allergy is the reason. */
const showing =
  '(?:mostr(?:ar|a|e|em)|diz(?:er)?|diga|digam|destac(?:ar|a)|destaqu(?:e|em)|list(?:ar|e|em)|fale|falar|anot(?:ar|e|em)|escrev(?:er|a|am))'
export const done =
  '(?:sinalizad|marcad|indicad|identificad|avisad|apontad|destacad|assinalad|informad)[oa]s?'
const asked = '(?:quais|qual|quem|onde|o\\s+que|oq|os\\s+que|tudo\\s+(?:o\\s+)?que|quando|se)\\s+'

const list = `(?<list>${foods})`
const start = `${must}${subject}${must}`

/** The orders, with reasons of the given letters around them. */
const shapesWith = (letters: string): RegExp[] =>
  [
    `${before(letters)}${start}${marking}\\s*:?\\s+(?!um\\s|uma\\s|novos?\\s|novas?\\s)${about}${list}${tail}${after(letters)}`,
    `${before(letters)}${start}${showing}\\s+(?:(?:bem|sempre|tambem|no|cardapio|menu|claro|la|ai)\\s+)*${asked}${about}${list}${tail}${after(letters)}`,
    `${before(letters)}${start}${some('o|um|algum|uma|alguma')}${sign}\\s+${about}${list}${tail}${after(letters)}`,
    `${before(letters)}${must}${about}${list}\\s+${must}(?:ser\\s+|estar\\s+|vir\\s+|aparecer\\s+|ficar\\s+|bem\\s+|ficam\\s+|vem\\s+|sejam\\s+|fiquem\\s+|venham\\s+)*${done}${tail}${after(letters)}`,
    `${before(letters)}${must}${about}${list}\\s+${must}(?:com\\s+|precis\\p{L}+\\s+de\\s+|levar\\s+|ganhar\\s+|ganham\\s+|levam\\s+|ganhem\\s+|traz(?:er|em)\\s+|tragam\\s+|ter\\s+|exib(?:ir|am)\\s+|receb(?:er|am)\\s+|vir\\s+com\\s+|venham\\s+com\\s+)+(?:(?:o|a|um|uma|algum|alguma)\\s+)?${sign}(?:\\s+d[eoa]s?\\s+(?:(?<of>${food})|alergias?))?${tail}${after(letters)}`,
    // "cliente alérgico a camarão, então avisa nos pratos"
    `[^.!?;\\nF]{0,60}?${health}\\s+(?:a|ao|aos|as|com|de|por)?\\s*${list}\\s*[,:–-]?\\s*${must}(?:entao\\s+|por\\s+isso\\s+|ai\\s+|logo\\s+)*${must}${marking}\\s+(?:(?:isso|el[ae]s|tudo)\\s+)?(?:${about}|${some(`${which}|${dishes}`)})(?:prato|pratos|cardapio|menu|leva|levam|tem|contem|papel|linha|item|itens)`,
  ].map(
    (shape) =>
      new RegExp(
        `(?<=^|[.!?;\\n,:]\\s*|\\s(?:e|mas)\\s+)(?!\\s)(?:${shape})(?=\\s*(?:[.!;\\n,]|$)|\\s+(?:e|mas)\\s)`,
        'dgu',
      ),
  )
const shapes = [...shapesWith('[^.!?;\\n]'), ...shapesWith('[^.!?;\\nF]')]

const sentenceFrom = (text: string, at: number) => /^[^.!?;\n]*[.!?;\n]?/.exec(text.slice(at))?.[0] ?? ''

/** "o que você indica com camarão" asks for advice. */
const advice = /(?<!\p{L})(?:(?:que|qual|quais)\s+(?:voces?|vcs?|tu|o\s+sistema|a\s+ia)\s+(?:me\s+)?indic)/u
export const keptOut =
  /(?<!\p{L})(?:sem|tir\p{L}+|nao|nada|retir\p{L}+|exclu\p{L}+|cort\p{L}+|evit\p{L}+)(?!\p{L})/u
const healthWord = new RegExp(health, 'gu')
/** A bare name is no order to mark its dishes: "marque a lasanha". */
const ofDishes = new RegExp(
  `(?<!\\p{L})(?:pratos?|itens|item|o\\s+que|${carrying}|quais|quem|onde|${sign})(?!\\p{L})|${health}`,
  'u',
)

/** The text in lower case without accents, and with each food as an F of its length. */
export function masked(text: string) {
  const folded = foldInPlace(text).toLowerCase()
  let line = folded
  const found = foodsIn(text)
  for (const { start, end } of found)
    line = `${line.slice(0, start)}F${'_'.repeat(end - start - 1)}${line.slice(end)}`
  return { line, folded, found }
}

/** The foods whose dishes the text orders to mark, and the rest of the text without that order. */
export function withMarkedFoods(text: string, readRest: (rest: string) => Draft): Draft {
  let rest = text
  const wishes: DraftWish[] = []
  const { line, found } = masked(text)
  if (found.length === 0) return readRest(text)
  for (const shape of shapes)
    for (const match of line.matchAll(shape)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (rest.slice(start, end) !== text.slice(start, end)) continue
      if (advice.test(line.slice(Math.max(0, start - 12), end)) || sentenceFrom(line, end).endsWith('?'))
        continue
      const said = match[0].replace(healthWord, ' ')
      // "alérgico a camarão: nada de camarão, e marque o leite": what is kept out is read elsewhere.
      if (keptOut.test(said) || !ofDishes.test(match[0])) continue
      const [from, to] = match.indices?.groups?.list ?? [start, end]
      const namesIn = (a: number, b: number) =>
        found.filter((one) => one.start >= a && one.end <= b).flatMap(({ names = [] }) => names)
      const names = [...new Set(namesIn(from, to))]
      // "um aviso de crustáceos" names what the sign says.
      const told = match.indices?.groups?.of
      const known = [...names, ...(told ? namesIn(...told) : [])]
      if (namesIn(start, end).some((name) => !known.includes(name))) continue
      wishes.push({ wish: { kind: 'layout', what: 'marked_allergens', foods: names }, start, end })
      rest = `${rest.slice(0, start)}.${' '.repeat(end - start - 1)}${rest.slice(end)}`
    }
  if (wishes.length === 0) return readRest(text)
  const draft = readRest(rest)
  return {
    ...draft,
    wishes: [...draft.wishes, ...wishes],
    unread: draft.unread.filter(({ start, end }) => /[\p{L}\p{N}]/u.test(rest.slice(start, end))),
  }
}
