/** What is shown first, in a box, or with a mark. */
import { findDates } from '../../dates/find-dates.ts'
import { weekdaysIn } from '../../dates/weekdays.ts'
import type { WishContent } from '../../text/draft.ts'
import { spokenAmount } from '../../words/spoken-amounts.ts'
import type { About } from '../menu-plan/reading.ts'
import { type Frame, frame, noun, want } from './frames.ts'
import { subjectOf, subjectsOf } from './subjects.ts'

const box = '(?:caixas?|quadros?|molduras?|box|boxes|quadrinhos?|caixinhas?)'
const boxed = `(?:em\\s+destaque|com\\s+destaque|de\\s+destaque|destaque|emoldurad[oa]s?|(?:n?uma?|n[oa]|em|d?entro\\s+d[eo])\\s+(?:${box})(?:\\s+de\\s+destaque)?(?:\\s+n[oa]\\s+(?:pagina|cardapio))?)`
const must =
  '(?:(?:devem?|tem\\s+(?:que|q)|tem\\s+de|precisam?|merecem?|quero|queria|vai|vao|podem?|aparec\\p{L}+|fic\\p{L}+|ganh\\p{L}+|estar|ir|vir|vem|venha|venham|ser)\\s+)+'

const promoted = (said: string, about: About): WishContent[] | null =>
  subjectsOf(
    said.replace(/(?<!\p{L})(?:uma?|a\s+outra|outra|outro)\s+(?:para|pra|com|n[oa]|pr[oa])\s+/gu, ''),
    about,
  )?.map(({ name }) => ({ kind: 'promote', item: name })) ?? null

const substance =
  '(?:gluten|leite|lactose|ovos?|peixes?|camarao|crustaceos?|frutos\\s+do\\s+mar|castanhas?|amendoim|soja|alergenicos?|alergicos|alergias?)'
const marking =
  '(?:marqu?e|marca|marcar|sinaliz\\p{L}+|indiqu?\\p{L}+|identifi\\p{L}+|avis[ae]r?|mostr[ae]r?|quero\\s+(?:ver\\s+)?(?:bem\\s+)?(?:marcad[oa]s?|sinalizad[oa]s?|indicad[oa]s?))'
const told =
  '(?:o|a|os|as|que|q|quem|onde|quais|qual|tem|leva|levam|contem|tiver|levar|e|,|no|na|em|cada|cardapio|menu|linha|lado|item|itens|prato|pratos|com|um|sinal|icone|bem|claro|tudo|ao|de|do)'

const person = '(?:(?:minha|meu|nossa|nosso|a|o|uma|um)\\s+(?:\\p{L}+\\s+){1,3}?)'

export const showFrames: readonly Frame[] = [
  frame(
    `(?:(?:quero|queria|bot[ae]|coloque|ponha|deixe)\\s+)?(.+?)\\s+(?:em\\s+primeiro(?:\\s+lugar)?|no\\s+topo|em\\s+cima)\\s+d[oae]s?\\s+(.+)`,
    ([, said = '', of = ''], about) => {
      const place = subjectOf(of, about)
      const subjects = subjectsOf(said, about)
      return place?.isSection &&
        subjects?.every(({ items }) => items.every((one) => place.items.includes(one)))
        ? subjects.map(({ name }) => ({ kind: 'promote', item: name }))
        : null
    },
  ),
  frame(
    `${want}(?:(?:coloque|ponha|bote|bota|faca|crie|cria|usa|use|ter|com)\\s+)*(?:(?:${spokenAmount})\\s+)?(?:${box}|destaques?)(?:\\s+de\\s+destaque|\\s+n[oa]\\s+(?:pagina|cardapio|menu))*\\s*[:,]?\\s*(?:(?:com|para|pra|so|pro)\\s+)*(.+)`,
    ([, , said = ''], about) => promoted(said, about),
  ),
  frame(
    `${want}(?:destac(?:ar|a|ando)|destaque(?!s)|d(?:ar|e|a)\\s+destaque\\s+(?:a|ao|para|pra|pro))\\s+(?:(?:exatamente|so|apenas|somente|os|as)\\s+)*(?:(?:${spokenAmount})\\s+${noun}\\s*:?\\s*)?(.+)`,
    ([, , said = ''], about) => promoted(said, about),
  ),
  frame(`(.+?)\\s+${must}${boxed}`, ([, said = ''], about) => promoted(said, about)),
  frame(
    `(.+?)\\s+${must}(?:aparecer\\s+)?mais(?:\\s+(?:n[oa]\\s+)?(?:vist[oa]|visivel|cardapio|destaque))*`,
    ([, said = ''], about) => promoted(said, about),
  ),
  frame(
    `(?:quero|queria|preciso)\\s+(?:que|q)\\s+(.+?)\\s+vend(?:a|am|esse|essem|er)\\s+mais(?:\\s+e\\s+(.+?)\\s+(?:menos|um\\s+pouco\\s+menos)(?:\\s+(?:pq|porque|que)\\s+.+)?)?`,
    ([, said = '', other], about) =>
      other !== undefined && !subjectOf(other, about) ? null : promoted(said, about),
  ),
  frame(
    `(?:quero|queria|preciso)\\s+(?:que|q)\\s+vend(?:a|am|esse|essem)\\s+mais\\s+(.+)`,
    ([, said = ''], about) => promoted(said, about),
  ),
  frame(
    `(?:as\\s+)?(?:${spokenAmount}\\s+)?secoes\\s*(?:ficam|serao|sao|devem\\s+ser|vao\\s+ser|tem\\s+que\\s+ser|chamadas)?\\s*(?:,|:|\\s)\\s*(.{8,200})`,
    ([, , list = ''], { said }) => {
      const names = said
        .slice(said.length - list.length)
        .split(/\s*,\s*(?:e\s+)?|\s+e\s+/u)
        .map((one) => one.trim())
      return names.length >= 3 && names.length <= 12 && names.every((one) => one !== '' && one.length <= 40)
        ? [{ kind: 'sections', names }]
        : null
    },
  ),
  frame(
    `(?:e\\s+)?(?:${want})${marking}\\s+(?:${told}\\s*)*(?:sem\\s+)?${substance}(?:\\s+(?:(?:${told}|sem)\\s*)*${substance})*(?:\\s+(?:${told}\\s*)*)?`,
    () => [{ kind: 'layout', what: 'marked_allergens' }],
  ),
  frame(
    `(?:(?:o\\s+que|os\\s+pratos\\s+que|quem)\\s+(?:tem|leva|levam|contem)\\s+)?(?:o\\s+)?${substance}(?:(?:\\s*,\\s*|\\s+(?:e|ou)\\s+)(?:o\\s+que\\s+tem\\s+)?${substance})*\\s+${must}(?:marcad[oa]s?|sinalizad[oa]s?|indicad[oa]s?)(?:\\s+(?:n[oa]|em\\s+cada)\\s+(?:cardapio|linha|menu|prato|item))?`,
    () => [{ kind: 'layout', what: 'marked_allergens' }],
  ),
  // "cliente com intolerância à lactose pedindo versão do baião sem nata e sem queijo": a mark, and an option at the line.
  frame(
    `(?:(?:tem|temos|vem)\\s+)?(?:${person}|(?:(?:um|uma|alguns|algumas|muito|muita)\\s+)?(?:clientes?|fregues(?:es)?|gente|hospedes?|pessoas?)\\s+)(?:(?:tem|com)\\s+)?(?:alergia|intolerancia)\\s+a\\s+(?:(?:o|a)\\s+)?${substance}\\s*,?\\s*(?:e\\s+)?(?:que\\s+)?(?:pedindo|pede|pedem|quer|querem)\\s+(?:uma?\\s+)?((?:versao|opcao)\\s+d[oa]\\s+.+)`,
    ([, option = ''], { said }) => [
      { kind: 'layout', what: 'marked_allergens' },
      { kind: 'pageNote', note: said.slice(said.length - option.length).slice(0, 200) },
    ],
  ),
  // Somebody of the house who reads the marks: what contains it stays on the menu.
  frame(
    `${person}(?:nao\\s+(?:pode|come|toma)(?:\\s+(?:com|comer|tomar|nada\\s+com))?|(?:tem|com)\\s+(?:alergia|intolerancia)\\s+a|e\\s+(?:alergic|intolerant)[oae]\\s+a)\\s+(?:(?:o|a)\\s+)?${substance}\\s*,?\\s*(?:e\\s+|entao\\s+)?${marking}\\s+(?:o\\s+que\\s+)?(?:el[ea]\\s+)?(?:nao\\s+)?(?:pode|come)(?:\\s+comer|\\s+tomar)?`,
    () => [{ kind: 'layout', what: 'marked_allergens' }],
  ),
  frame(
    `${person}(?:(?:e|eh)\\s+)?(?:celiac|alergic|intolerant)[oae]\\s*(?:a\\s+(?:o\\s+)?${substance}\\s*)?[,:]?\\s*(?:e\\s+|entao\\s+|por\\s+isso\\s+)?${marking}\\s+(?:(?:o\\s*que|oq|o\\s*q|quais|tudo)\\s+)?(?:(?:que\\s+)?(?:e|tem|nao\\s+tem|leva|nao\\s+leva|contem)\\s+)?(?:(sem)\\s+)?(${substance})`,
    ([, without, what]) => [
      { kind: 'layout', what: 'marked_allergens' },
      ...(without === undefined || what !== 'gluten'
        ? []
        : [{ kind: 'question', about: 'glutenFree' } as const]),
    ],
  ),
  frame(
    `${want}(?:traduz\\p{L}*|passe|passar|bot[ae]r?|coloqu?\\p{L}+|ter|escreva|fazer|faca)\\s+(?:o\\s+)?(?:cardapio\\s+|menu\\s+|tudo\\s+)?(?:para|pra|pro|em|tambem\\s+em)\\s+(?:o\\s+)?(?:portugues\\s+e\\s+)?ingles(?:\\s*,?\\s*(?:menos|mas\\s+n[aã]o|exceto|sem\\s+traduzir)\\s+(?:os\\s+|o\\s+)?nomes?(?:\\s+d[oae]s?\\s+(?:pratos?|itens|drinks))?)?`,
    () => [{ kind: 'layout', what: 'english' }],
  ),
]

const days =
  '(?:domingos?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|(?:fim|fins|final|finais)\\s+de\\s+semana)(?:-feiras?)?'
const daysSaid = `${days}(?:\\s*(?:,|e|ou|a|ate)\\s*(?:n?[ao]s?\\s+|aos?\\s+)?${days})*`
const on = '(?:n?[ao]s?\\s+|aos?\\s+|de\\s+|em\\s+|as\\s+)?'

const weekdaysOf = (said: string) =>
  weekdaysIn(said.replace(/(?:fim|fins|final|finais)\s+de\s+semana/g, 'sabado e domingo'))

export const serviceFrames: readonly Frame[] = [
  frame(
    `(.+?)\\s+(?:e\\s+|fica\\s+|vai\\s+ser\\s+)?(?:so|somente|apenas)\\s+(?:sai|saem|tem|serv\\p{L}*|vend\\p{L}*|vai|entra)?\\s*${on}(${daysSaid})`,
    ([, what = '', said = ''], about) => {
      const subjects = subjectsOf(what, about)
      const weekdays = weekdaysOf(said)
      return subjects && weekdays.length > 0
        ? subjects.map(({ name }) => ({ kind: 'served', item: name, weekdays }))
        : null
    },
  ),
  frame(
    `(?:a\\s+gente\\s+|nos\\s+)?nao\\s+(?:servimos|serve|trabalhamos\\s+com|trabalho\\s+com|vendemos|vende|temos|tem|sai|fazemos|faz)\\s+(.+?)\\s+${on}(${daysSaid})`,
    ([, what = '', said = ''], about) => {
      const subjects = subjectsOf(what, about)
      const without = weekdaysOf(said)
      const weekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => !without.includes(day))
      return subjects && without.length > 0 && weekdays.length > 0
        ? subjects.map(({ name }) => ({ kind: 'served', item: name, weekdays }))
        : null
    },
  ),
  frame(
    `(.+?)\\s+(?:sai|saem)\\s+(?:do\\s+cardapio\\s+)?(?:em|a\\s+partir\\s+de|depois\\s+de)\\s+((?:\\d{1,2}\\s+de\\s+)?\\p{L}+)(?:\\s+(?:por\\s+causa\\s+d[oae]|por\\s+conta\\s+d[oae]|pel[oa])\\s+.+)?`,
    ([, what = '', said = ''], about) => {
      const subjects = subjectsOf(what, about)
      const [date] = findDates(said, about.today)
      if (!subjects || !date) return null
      const last = new Date(`${date.span.from}T12:00:00Z`)
      last.setUTCDate(last.getUTCDate() - 1)
      const lastDay = last.toISOString().slice(0, 10)
      const [, month, day] = lastDay.split('-')
      return subjects.map(({ name }) => ({ kind: 'served', item: name, until: `${day}/${month}`, lastDay }))
    },
  ),
]
