/** Questions about fire, raw food and the dose of each dish, in shapes of their own. */
import { namesItem } from '../../base/request/match-item.ts'
import type { WishContent } from '../text/draft.ts'
import { foodIn, leading, type Reader, reads } from './shape.ts'

const may = '(?:pode|posso|podemos|da (?:pra|para)|e seguro|tem problema|e perigoso|arriscado)'

/** Places where a flame has no room or too much wind. */
const confined =
  /barco|flutuante|lancha|jangada|balsa|kombi|trailer|truck|van|carrinho|carreta|praia|areia|vento|barraca|varanda|deck|tenda|quiosque/u

const otherwise =
  '(?:[?.,! ]+se (?:for|nao|der|tiver) (?:perigos[oa]|der|puder|risco|ruim)(?:,? (?:arruma|arranja|faz|ve|da|inventa|troca|bota|coloca|diz|sugere)\\p{L}* [^.,;!?]{3,40})?)?'

/** "flambado, pode flambar em barco?? se for perigoso arruma outro jeito": asked, and refused where it is not safe. */
const flame = reads(
  `(?:flambad[oa]s?,? (?:mas )?)?(?:(?:e|mas|sera que|eu|a gente|a cachaca) )*${may} (?:eu )?flambar(?: (?:\\p{L}+ ){0,2}(?:em|num|numa|n[ao]|ness[ea]|dentro d[eoa]) [^.,;!?]{2,30})?${otherwise}`,
  ([said = '']) => {
    const refused: WishContent[] = confined.test(said)
      ? [{ kind: 'exclude', what: 'flambar', why: 'taste' }]
      : []
    return [{ kind: 'question', about: 'flameSafe' }, ...refused]
  },
)

/** "a ostra dá pra servir crua? tenho medo" */
const raw = reads(
  `(?:(?:e|mas|outra coisa|sera que|[oa]s?|essa|esse) )*(?:(\\p{L}+) ${may}(?: (?:servir|comer|dar|botar|vender|sair))?|${may} (?:servir|comer|dar|botar|vender) (?:[oa]s? )?(\\p{L}+)) crua?s?(?:[?.,! ]+(?:eu )?(?:tenho|morro de|fico com) (?:medo|receio))?`,
  ([, before, after]) => {
    const food = foodIn(before ?? after ?? '')
    return food === null ? null : [{ kind: 'question', about: 'rawSafe', what: food.name }]
  },
)

/** "posso usar a cachaça em algum deles sem deixar gosto forte de álcool?" */
const mild = reads(
  `(?:(?:e|mas|sera que|eu|a gente) )*(?:${may}|tem como|consigo|quero|queria)[^.;!?]{0,70} sem (?:(?:deixar|ficar|dar|ter|o|aquele|com) )*(?:gosto|cheiro|sabor)(?: (?:forte|ruim|demais|muito))* (?:de |a |da )?(?:alcool|cachaca|pinga)`,
  () => [{ kind: 'question', about: 'mildCachaca' }],
)

/** "diz a cachaça que vai com cada", "qual dose combina com cada prato?" */
const dose = reads(
  '(?:(?:e|ah|quero|queria|me|por favor|tambem) )*(?:(?:diz|diga|dizer|fala|fale|indica|indique|indicar|sugere|sugira|sugerir|bota|coloca|poe|escreve|marca|saber)(?: ai)? )?(?:qual |que )?(?:[ao]s? |uma )?(?:melhor )?(?:cachaca|dose|pinga|bebida)s? (?:que |da fazenda que )?(?:vai|vao|combina|combinam|casa|casam|harmoniza|harmonizam|acompanha|acompanham|cai|caem|para|pra)(?: bem)?(?: com| a| o)? (?:cada(?: (?:um|uma|prato|qual|del[ae]s))?|todos? (?:os pratos|eles))',
  () => [{ kind: 'question', about: 'doseEach' }],
)

/** "com que vinho sirvo o cordeiro?", "que cerveja vai com o peixe?": a drink of the house beside one dish. */
const drinkBeside = reads(
  '(?:(?:e|mas|ah|por fim),? )?(?:com )?(?:que|qual) (?:vinho|cerveja|chopp?e?|bebida)(?: da casa)?(?: eu| a gente| que)? (?:sirvo|servimos|servir|vai|combina|ofereco|oferecer|casa|sugiro|sugerir|acompanha)(?: (?:bem|melhor))?(?: com)?(?: (?:o|a|os|as|cada))? (\\p{L}+(?: (?:caipira|de sol))?)',
  ([, said = '']) => {
    const food = foodIn(said)
    return [{ kind: 'question', about: 'doseEach', ...(food && { what: food.name }) }]
  },
)

const alike = '(?:rep[ei]t\\p{L}+|igual|parecid[oa]s?|parecer|copia|imitar|concorr\\p{L}+)'

/** The item of the house that a text begins with. */
function itemAt(said: string, items: readonly string[]): { item: string; length: number } | null {
  const [rest = ''] = /^[^.,;!?]{0,60}/.exec(said) ?? []
  const words = rest.split(' ')
  for (let count = Math.min(6, words.length); count > 0; count -= 1) {
    const phrase = words.slice(0, count).join(' ')
    const own = items.filter((name) => namesItem(phrase, { name }))
    const [item] = own
    if (item !== undefined && own.length === 1) return { item, length: phrase.length }
  }
  return null
}

/** "a peixada já existe e não pode parecer repetida" */
const existing: Reader = (said, { items }) =>
  [...said.matchAll(leading('(?:(?:so que|mas|e|que) )*(?:[oa]s?|meu|minha|noss[oa])'))].flatMap(
    ({ 0: lead, index }) => {
      const from = index + lead.length
      const own = itemAt(said.slice(from), items)
      if (!own) return []
      const tail = new RegExp(
        `^ (?:ja (?:existe|tem|ta|esta|vende|temos)(?: (?:no cardapio|na casa|aqui))?,? )?(?:e |entao )?(?:(?:nada|nenhum)? ?(?:nao|nem) (?:pode|quero|deve|e pra|vale)(?: que)?(?: (?:parecer|ficar|ser|sair|seja|fique))?) (?:[oa] )?${alike}(?: (?:[oa]|com el[ae]|del[ae]))?(?![\\p{L}])`,
        'u',
      ).exec(said.slice(from + own.length))
      if (!tail) return []
      return [
        {
          start: index,
          end: from + own.length + tail[0].length,
          wishes: [{ kind: 'question' as const, about: 'notRepeated' as const, what: own.item }],
        },
      ]
    },
  )

/** ", que já está no cardápio" */
const onMenu =
  /^,? que (?:ja )?(?:esta|ta|temos|tenho|tem|vendemos|vendo|existe)(?: (?:no (?:cardapio|menu)|aqui|na casa))?(?=\s*(?:$|[.,;!?\n]| e ))/u
/** "nada parecido com a peixada", "não repitam o filé, que já está no cardápio" */
const unlike: Reader = (said, { items }) =>
  [
    ...said.matchAll(
      leading(
        `(?:nao (?:pode|quero|deve)(?: (?:que|nada))?(?: (?:parecer|ficar|ser|fique|seja))?|nao|nada|sem|nem) ?(?:${alike})(?: (?:com|a|ao|de|d[oa]))*(?: [oa]s?)?`,
      ),
    ),
  ].flatMap(({ 0: lead, index }) => {
    const own = itemAt(said.slice(index + lead.length), items)
    return own
      ? [
          {
            start: index,
            end:
              index +
              lead.length +
              own.length +
              (onMenu.exec(said.slice(index + lead.length + own.length))?.[0].length ?? 0),
            wishes: [{ kind: 'question' as const, about: 'notRepeated' as const, what: own.item }],
          },
        ]
      : []
  })

export const safetyReaders: readonly Reader[] = [drinkBeside, flame, raw, mild, dose, existing, unlike]
