/** Houses where children eat, where the cachaça is only permitted: it goes into few dishes, and into no sweet. */
import type { WishContent } from '../text/draft.ts'
import { type Reader, reads } from './shape.ts'

const permits =
  '(?:pode(?:m)? (?:usar|botar|colocar|por|ter) )?(?:a )?cachaca(?: n[ao]s? (?:comidas?|pratos?|panela|receitas?|molho|cozinha))?(?: (?:ate )?(?:pode|podem|libero|tudo bem|ta liberada|vale)(?: (?:entrar|ter|ir|aparecer|usar|ser usada))?)?(?: (?:na panela|na comida|nos? pratos?|no molho|em algum(?:a|ns|as)?(?: pratos?| molhos?)?|no preparo|na cozinha|um pouco|de leve))*'
const mild =
  '(?:(?:que )?(?:nao|n) (?:quero|queremos|pode ter|pode ficar com|pode ficar|fique(?: com)?|fica(?: com)?|ficar(?: com)?|deixe|tenha)|sem(?: ficar| deixar)?(?: com)?) (?:(?:o|aquele|um) )?(?:(?:gosto|sabor|cheiro)(?: (?:de|da) (?:cachaca|alcool|pinga))? )?(?:muito |tao )?forte(?: (?:de|da) (?:cachaca|alcool|pinga))?'
const proviso = '(?:mas |so que |porem |contanto que |desde que |se |com a condicao de )?'
const children =
  ',? (?:porque|pq|pois|que|ja que) (?:aqui |a casa |na casa )*(?:vem|tem|recebe\\p{L}*|da|e de) (?:muit[oa]s? )?(?:menin[oa]s?|criancas?|criancada|familias?|gente com (?:menino|crianca))(?: (?:tod[oa]s? (?:a |as )?(?:noites?|dias?)|sempre|demais|direto|pequen[oa]s?))?'

const few: readonly WishContent[] = [
  { kind: 'share', what: 'cachaça', of: 'few', count: 1, bound: 'at_most' },
  { kind: 'dishTrait', what: 'free', of: 'cachaça', course: 'sobremesa', bound: 'at_least', count: 1 },
]

/** "Cachaça pode entrar na panela mas não quero gosto forte, porque aqui vem menino toda noite" */
const permitted = reads(`${permits},? ${proviso}${mild}(?:${children})?`, ([said = '']) =>
  !/pode|libero|tudo bem|liberada|vale/.test(said)
    ? null
    : new RegExp(children, 'u').test(said)
      ? [...few, { kind: 'question', about: 'mildCachaca' }]
      : [{ kind: 'question', about: 'mildCachaca' }],
)
const forFamilies = reads(`${permits}${children}`, () => [...few])

/** "Cachaça só em metade deles e tem que avisar o cliente": the other half has none. */
const half = reads(
  'cachaca (?:so|somente|apenas) (?:em|na|n[oa]s?) (?:a )?metade(?: (?:del[ea]s|dos pratos|das receitas))?(?:,? e (?:tem que |tenho que |precisa |e preciso )?avisar (?:o cliente|os clientes|a freguesia|quem come))?',
  () => [
    { kind: 'share', what: 'cachaça', of: 'half' },
    { kind: 'dishTrait', what: 'free', of: 'cachaça', part: 'half', bound: 'at_least' },
  ],
)

/** "aqui na chapada": the plateau, and no griddle. */
const plateau = reads(
  '(?:aqui )?(?:n|d|pel)a chapada(?: (?:do araripe|do apodi|da ibiapaba|diamantina))?(?=\\s*(?:$|[.,;:!?\\n]))',
  () => [],
)

export const familyHouses: readonly Reader[] = [permitted, forFamilies, half, plateau]
