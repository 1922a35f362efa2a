/** What we advise this house against, and why. */
import { cachacas } from '../../base/cachacas.ts'
import { capitalize, ofThe, the } from '../../base/language/grammar.ts'
import { formatBrl } from '../../base/language/text.ts'
import { isMakeable } from './candidates.ts'
import { type Candidate, compose } from './compose.ts'
import type { DishIdea } from './idea.ts'
import { passOf } from './kitchen.ts'
import type { DishRequest } from './request.ts'
import { dishWords, isServed } from './served.ts'
import { ideas } from './tables/index.ts'
import { tell } from './tell.ts'

/** Maximum number of warnings. */
const most = 3

/** Ideas that the owner may think of: those of the chosen cuisines, with requested ingredients first. */
function temptations({ cuisines, wishes }: DishRequest): DishIdea[] {
  const wanted = (idea: DishIdea) =>
    idea.lines.slice(0, 2).flatMap(({ options }) => options.filter(([id]) => wishes.wanted.includes(id)))
      .length
  return ideas
    .filter((idea) => idea.cuisines.some((cuisine) => cuisines.includes(cuisine)))
    .toSorted((a, b) => wanted(b) - wanted(a))
}

/** Whether the owner could want the idea: a house without meat needs no warning about meat. */
const isWelcome = (idea: DishIdea, { conditions }: DishRequest) => compose(idea, conditions) !== null

/** The house's dish that an idea duplicates. */
function repeated(idea: DishIdea, { houseDishes, served }: DishRequest): string | null {
  if (!isServed(idea, { served })) return null
  return houseDishes.find(({ name }) => isServed(idea, { served: [dishWords(name)] }))?.name ?? null
}

function repeats(request: DishRequest, tempting: readonly DishIdea[]): string[] {
  for (const idea of tempting) {
    const own = repeated(idea, request)
    if (own === null || !isWelcome(idea, request)) continue
    const text =
      '**{name}**: [seria {own} com outro nome|é {own} de roupa nova|repete {own}], e [quem conhece compara preço e tamanho|a mesa compara os dois|um briga com o outro na mesa].'
    return [tell(text, own, { name: idea.name, own: the(own) })]
  }
  return []
}

function flames(request: DishRequest, tempting: readonly DishIdea[]): string[] {
  if (!request.level.oneGriddle && request.kitchen.mayFlame) return []
  const idea = tempting.find((one) => one.technique === 'flambe' && isWelcome(one, request))
  const why = request.level.oneGriddle
    ? '[quem cuida da chapa não larga tudo para vigiar labareda com a casa cheia|um cozinheiro só não vigia labareda e chapa, ainda mais na sexta|fogo alto pede alguém só para ele, e aqui não há quem]'
    : 'labareda dentro de trailer não tem para onde ir'
  return idea ? [tell(`**{name}**: ${why}.`, request.wishes.seed, { name: idea.name })] : []
}

function slowOrOven(request: DishRequest, tempting: readonly DishIdea[]): string[] {
  const { level } = request
  const idea = tempting.find(
    (one) =>
      one.technique !== 'flambe' &&
      !isMakeable(one, request) &&
      repeated(one, request) === null &&
      isWelcome(one, request),
  )
  if (!idea) return []
  const lacks = idea.needs.filter((need) => !level.needs.includes(need))
  const say = (template: string) =>
    tell(`**{name}**: ${template}.`, request.wishes.seed, { name: idea.name, minutes: String(idea.finish) })
  if (lacks.includes('oven'))
    return [say('[pede forno ligado|quer forno quente] o turno inteiro por um prato só')]
  if (level.oneGriddle && passOf(idea) === null && idea.finish > 5) {
    return [
      say(
        '[prende uma panela e o cozinheiro por|segura o cozinheiro no fogão por|pede olho na panela por] {minutes} minutos [a cada pedido|toda vez]',
      ),
    ]
  }
  return idea.finish > level.finish
    ? [
        say(
          '{minutes} minutos [entre o pedido e a mesa travam a sua cozinha|de espera não cabem na sua cozinha]',
        ),
      ]
    : []
}

function wooded({ conditions, requirements }: DishRequest, chosen: readonly Candidate[]): string[] {
  const { houseCachaca } = conditions
  const { carvalho, castanheira } = cachacas
  const pack = houseCachaca?.pack
  if (!pack || requirements.only.length > 0) return []
  const per = ({ price, amount }: { price: number; amount: number }) => formatBrl((price / amount) * 50)
  const cooked = chosen.find(({ idea }) => idea.alcohol !== 'raw')
  return [
    tell(
      '**Carvalho ou Castanheira na panela**: 50 ml custam {carvalho} e {castanheira}, contra {own} da casa, e o fogo {dish} leva embora o que o barril deu; são para o copo.',
      '',
      {
        carvalho: per(carvalho.pack),
        castanheira: per(castanheira.pack),
        own: per(pack),
        dish: cooked ? ofThe(cooked.name) : '',
      },
    ),
  ]
}

/** The warnings that apply to this house, most important first, each a sentence with its subject in bold. */
export function unwise(chosen: readonly Candidate[], request: DishRequest): string[] {
  const tempting = temptations(request)
  return [
    ...repeats(request, tempting),
    ...flames(request, tempting),
    ...slowOrOven(request, tempting),
    ...wooded(request, chosen),
  ]
    .slice(0, most)
    .map(capitalize)
}
