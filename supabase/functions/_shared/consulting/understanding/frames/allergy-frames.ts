/** Allergies, the marks that owners want for them, and what is made for children. */
import type { Term } from '../../base/lexicon/term.ts'
import type { WishReason } from '../../base/request/wish.ts'
import type { WishContent } from '../text/draft.ts'
import { isOnlyRefused } from '../wishes/names/name-reading.ts'
import {
  anyOf,
  article,
  countIn,
  type Frame,
  food,
  frame,
  listOf,
  type Named,
  number,
  termsIn,
  wants,
} from './frame.ts'

export const refuses = anyOf(
  'sem',
  'nada (?:de|com)',
  'evite(?:m)?',
  'evitar',
  '(?:nao|nunca) (?:use|usem|usar|coloque|coloquem|colocar|inclua|incluam|incluir|ponha|ponham|leve|levem)',
  'nao (?:quero|queremos)',
  'nao pode(?:m)? (?:ter|levar|usar|conter|entrar)',
  '(?:tire(?:m)?|tirar|cort(?:e|em|ar)|retir(?:e|em|ar)|elimin(?:e|em|ar)|risqu(?:e|em)|proib(?:a|am|ir)|vet(?:e|em)|descart(?:e|em)|dispens(?:o|amos|em)|esquec(?:a|am)|fujam d[aeo]s?|passem longe d[aeo]s?|sem inventar(?: de)?)',
  'nao (?:me )?(?:metam|sirvam|venham com|inventem(?: de (?:por|usar|botar|colocar))?|botem|bota|poe|aceito|aceitamos|trabalho com|trabalhamos com|suporto|aguento)',
  '(?:deixei|deixamos|parei|paramos) de (?:usar|comprar|trabalhar com|servir|vender)',
  '(?:nenhum|nenhuma) (?:R\\d+|C\\d+)(?: nov[oa])? (?:com|de|que leve|que tenha)',
)
/** Who has an allergy: none of these words is a food. */
const somebody =
  '(?:(?:temos|tenho|tem|ha|existem?|recebemos|vem|atendemos|sou|e|eh|sao|somos|client\\w*|hospedes?|fregues\\w*|garco\\w*|garconete\\w*|cozinheir\\w*|funcionari\\w*|equipe|soci[oa]s?|filh[oa]s?|mulher|marido|espos[oa]|mae|pai|net[oa]s?|familia|gente|pessoas?|pessoal|publico|um|uma|uns|umas|dois|duas|varios|varias|muit[oa]s?|alguns|algumas|[oa]s?|meu|minha|meus|minhas|nosso|nossa|de|da|do|na|no|com|que|aqui|casa|fix[oa]s?|sempre) )'
/** Words that give a reason of health and name no food. */
const ofHealth = ` (?:[,:] )?(?:(?:porque|pois|por causa de|devido a|por) )?(?!e )${somebody}{0,4}(?:alergia|alergias|alergico|alergica|alergicos|alergicas|intolerante|intolerantes|celiaco|celiaca|celiacos)(?: (?:na familia|na casa|no salao|de clientes?|de um cliente|de uma cliente|grave|severa))?`

/** Wishes for exclusions; null if an owner has to say what is meant. */
export function excluded(named: Named, why: WishReason | null): WishContent[] | null {
  const terms = termsIn(named, 'foods')
  if (!terms || terms.some(({ kind }) => kind === 'cachaca')) return null
  return terms.map((term) => ({ kind: 'exclude', what: term.name, why: why ?? reasonOf(term) }))
}

const reasonOf = (term: Term): WishReason => (isOnlyRefused(term) ? 'diet' : 'taste')

/** "sem leite: clientes com alergia" */
export const allergyFrames: readonly Frame[] = [
  frame(`${refuses} (?<foods>${listOf(food)})${ofHealth}`, (named) => excluded(named, 'allergy')),
]

const marking =
  '(?:marca|marcar|marque|marquem|sinaliza|sinalizar|sinalize|sinalizem|indica|indicar|indique|identifica|identificar|identifique|aponta|apontar|aponte|avisa|avisar|avise|informa|informar|informe|anota|anotar|anote|lista|listar|liste|diz|dizer|diga)'
const substance = `(?:${food}|alergen\\w+|alergias?)`
const carries = '(?:(?:se )?(?:tem|têm|leva|levam|contem|possui|possuem|ha) )'
const which =
  '(?:o que|que|quais|qual|quem|onde|os que|as que|tudo que|todos os|todas as|os|as|R\\d+ que|C\\d+ que)'
const inEach =
  '(?: (?:em|de|por|no|na|nos|nas) (?:cada )?(?:R\\d+|C\\d+|um|uma|ficha|fichas|cardapio|carta|menu))?'
/** "porque temos celíacos", "minha filha é celíaca, então": why it is marked. */
const markedFor =
  '(?:(?: ,)? (?:porque|pois|que|ja que|temos|tenho|tem|minha|meu|nossa|nosso|ha) [^,:]{2,80})?'
const becauseOf =
  '(?:(?:(?:a|o|minha|meu|nossa|nosso|uma|um) )?[A-Za-z0-9]+ (?:e|eh|tem|com|sao|nao pode com) [A-Za-z0-9 ]{2,40}?(?:,|:|entao|por isso|logo|e|ai) )?'

/** "marca o que leva glúten, temos celíacos": it is shown, and nothing is left out. */
export const markFrames: readonly Frame[] = [
  `${becauseOf}${wants}${marking} (?:(?:para mim|sempre|tambem|bem|direitinho) )?(?:${which} )?(?:(?:e|eh|sao|for) )?(?:${carries})?(?:sem )?(?<foods>${listOf(substance)})${inEach}${markedFor}`,
  `${becauseOf}(?:sem )?(?<foods>${listOf(substance)}) (?:sempre |bem )?(?:marcad[oa]s?|sinalizad[oa]s?|indicad[oa]s?|identificad[oa]s?)(?: e [a-zA-Z0-9 ]{2,40} separad[oa]s?)?${inEach}`,
  // "cliente com alergia a amendoim, então avisa no cardápio"
  `(?:[A-Za-z0-9]+ ){1,8}?(?:alergia|alergic[oa]s?|intolerancia|intolerantes?)(?: (?:a|ao|a|de|com))? ${article}${food} (?:, )?(?:entao|por isso|ai|e|logo) ${marking} (?:(?:la|ai|isso|sempre|tambem) )*(?:no|na) (?:cardapio|menu|carta)`,
].map((clause) => ({
  // "diz a cachaça": a drink is named, not marked.
  ...frame(clause, (named) => {
    const terms = named.of('foods', 'F').flatMap(({ meaning }) => meaning?.terms[0] ?? [])
    const isDrink =
      terms.length > 0 && terms.every(({ kind, name }) => kind === 'cachaca' || name === 'cachaça')
    return isDrink ? null : [{ kind: 'layout', what: 'marked_allergens' }]
  }),
  settlesHealth: true,
}))

const forChildren =
  '(?:infantil|infantis|kids|(?:pra|para|de|das|pras|com foco em) (?:as )?(?:crianca|criancas|criancada|meninada|molecada))'

/** "um prato infantil": what children get is without alcohol. */
export const childFrames: readonly Frame[] = [
  {
    ...frame(
      `(?:tem que ter |precisa ter |precisa de |com |e )?${wants}(?:pelo menos )?(?<count>${number}) (?:R\\d+|C\\d+) ${forChildren}`,
      (named) => {
        const count = countIn(named, 'count')
        return count === null ? null : [{ kind: 'zeroAlcohol', count }]
      },
    ),
    settlesHealth: true,
  },
]
