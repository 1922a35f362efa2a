/** What an owner asks about items: whether they stay, whether they are dear, which should go. In any order of words. */
import { countedTogether } from '../../../base/request/counted-items.ts'
import type { WishContent } from '../../text/draft.ts'
import { itemIn } from '../menu-plan/menu-items.ts'
import type { LimitContext } from './limit-orders.ts'
import { isPronoun, type Scope, scopesOf } from './scope.ts'

type Asked = { wishes: WishContent[]; topic: readonly Scope[] | null }

const lead =
  /^(?:(?:e|mas|ai|ah|olha|agora|gente|me (?:responda?|dig\p{L}+|fal\p{L}+|ajud\p{L}+)(?: (?:uma coisa|isso|la))?|quero saber|queria saber|gostaria de saber|preciso saber|sera que|voces? ach\p{L}+ que|ach\p{L}+ que|por favor|se)[\s,:]+)+/u
const dear =
  /^(.+?) (?:esta|estao|eh|e|sao|fica|ficou|anda|andam|parece|estaria) (?:(?:muito|meio|tao|mesmo|um pouco|bem) )*(?:barat\p{L}+|car\p{L}+|em conta|salgad\p{L}+|puxad\p{L}+|defasad\p{L}+|fora d[oe] preco|no preco(?: certo)?|abaixo d[oe] .+|acima d[oe] .+)(?: demais| mesmo)?(?: (?:por|a) \d[\d,]*(?: reais)?)?$/u
const worth =
  /^(.+?) (?:(?:ainda )?(?:vale(?:m)?(?: (?:a )?pena)?|compensa\p{L}*|se pagam?|presta\p{L}*|da(?:o)? (?:lucro|retorno|dinheiro)|rende\p{L}*)|sai|saem|fica|ficam|cai)(?: (?:mesmo|ou (?:eh|e|nao|so|sai|fica|da|corto|tiro).*))?$/u
const makesSense =
  /^(?:ainda )?(?:faz sentido|vale a pena|compensa|adianta|eh bom|devo|tem sentido) (?:eu )?(?:ter|manter|deixar|ficar com|continuar (?:com|vendendo)|segurar|vender) (.+?)(?: n[oa] (?:cardapio|carta))?$/u
const keepOrCut = /^(?:tiro|corto|deixo|mantenho)(?: ou (?:nao|tiro|corto|deixo|mantenho))? (.+)$/u
const first =
  /^(?:qual|quais|que|por onde)(?: (?:item|itens|prato|pratos|drink|drinks|coisa|coisas|deles))? .*(?:cort|tir|elimin|sair|sairia)\p{L}*(?: (?:primeiro|antes|logo|de cara))?(?: .*)?$/u
const tag =
  /^(?:(?:eh|e) (?:isso|verdade|assim|mesmo)(?: mesmo)?|sera|procede|esta certo|confere|faz sentido|verdade|estou (?:certo|enganad\p{L}+)|me enganei)$/u

const question = (about: 'fairPrice' | 'keepWorth', scopes: readonly Scope[]): Asked => ({
  wishes:
    about === 'keepWorth' && scopes.length > 1
      ? [{ kind: 'question', about, item: countedTogether(scopes.map(({ name }) => name)).slice(0, 120) }]
      : scopes.map(({ name }) => ({ kind: 'question', about, item: name })),
  topic: scopes,
})

/** The items that the words name, in their order. */
export function namedIn(said: string, about: LimitContext): Scope[] {
  const found: Scope[] = []
  let rest = said
  for (let item = itemIn(rest, about); item !== undefined && found.length < 4; item = itemIn(rest, about)) {
    const scopes = scopesOf(item, about)
    if (!scopes || found.some((one) => scopes.some(({ name }) => name === one.name))) break
    found.push(...scopes)
    const words = item.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').split(' ')
    for (const word of words) rest = rest.replace(word, '|')
  }
  return found.toSorted(
    (a, b) => said.indexOf(a.name.toLowerCase().slice(0, 4)) - said.indexOf(b.name.toLowerCase().slice(0, 4)),
  )
}

const scopesAsked = (said: string, about: LimitContext, before: string): readonly Scope[] | null =>
  isPronoun(said) || /^(?:os|as) (?:dois|duas)$/.test(said)
    ? namedIn(before, about).length > 0
      ? namedIn(before, about)
      : about.topic
    : scopesOf(said.replace(/^(?:ter |manter )/, ''), about)

/** What one clause asks; null if it asks something else. @param before the clauses of the sentence up to it */
export function readAsked(clause: string, about: LimitContext, before = ''): Asked | null {
  const said = clause.replace(/\?/g, '').trim().replace(lead, '')
  if (said.length < 4) return null
  if (first.test(said)) return { wishes: [{ kind: 'question', about: 'weakest' }], topic: null }
  for (const [shape, kind] of [
    [dear, 'fairPrice'],
    [makesSense, 'keepWorth'],
    [keepOrCut, 'keepWorth'],
    [worth, 'keepWorth'],
  ] as const) {
    const scopes = scopesAsked(shape.exec(said)?.[1] ?? '?', about, before)
    if (scopes && scopes.length > 0) return question(kind, scopes)
  }
  return null
}

/** "Vendo pouco X e muito Y, mas o lucro parece o contrário. É isso mesmo?": what the tag asks about. */
export const isTag = (said: string): boolean => tag.test(said.replace(/\?/g, '').trim())

export function askedByTag(statement: string, about: LimitContext): Asked | null {
  const scopes = namedIn(statement, about).filter(({ isSection }) => !isSection)
  return scopes.length > 0 &&
    /(?<!\p{L})(?:lucro|margem|vend\p{L}+|prejuizo|ganh\p{L}+|deix\p{L}+|rend\p{L}+)(?!\p{L})/u.test(
      statement,
    )
    ? question('keepWorth', scopes)
    : null
}
