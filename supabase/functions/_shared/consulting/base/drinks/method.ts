import type { Glass } from '../house/venue.ts'
import { capitalize, the } from '../language/grammar.ts'
import { joinList } from '../language/text.ts'
import type { EquipmentId } from '../pantry/equipment.ts'
import type { Phase } from '../pantry/ingredient.ts'
import type { Candidate, Portion } from './candidate.ts'
import { cubesIn } from './little-ice.ts'
import type { Path } from './templates.ts'
import { type Vessel, vesselKinds } from './vessels.ts'

/** Names of the equipment on the recipe sheet. */
export const equipmentNames: Readonly<Record<EquipmentId, string>> = {
  shaker: 'coqueteleira',
  jigger: 'dosador',
  bar_spoon: 'colher bailarina',
  mixing_glass: 'copo misturador',
  strainer: 'coador de bar',
  fine_strainer: 'peneira fina',
  muddler: 'pilão',
  juicer: 'espremedor',
  blender: 'liquidificador',
  stove: 'fogão',
  espresso: 'máquina de espresso',
  siphon: 'sifão',
  torch: 'maçarico',
  freezer: 'freezer',
}

export interface Method {
  steps: string[]
  /** Equipment that the steps use; the bar has all of it. */
  equipment: EquipmentId[]
}

/** The name without its amount, which is in the list of ingredients above the steps. */
function named({ item, amount }: Portion): string {
  // "a pitada de sal" would contradict the four of a jug.
  if (item.id === 'sal') return 'o sal'
  const one = the(item.shownAs ?? item.name)
  return item.unit === 'un' && amount > 1 && item.plural ? `${one.split(' ')[0]}s ${item.plural}` : one
}

function list(portions: readonly Portion[]): string {
  return joinList(portions.map(named))
}

/** From this number of ingredients the list above the steps is not repeated. */
const longList = 3

/** Whether the steps may say "tudo": a long list that stands above them, with nothing that goes in later. */
const isAll = ({ mixed, topped, finished }: Stages): boolean =>
  mixed.length >= longList && topped.length + finished.length === 0

/** "tudo na coqueteleira", "na coqueteleira o suco e o xarope": what goes in at once, and where. */
function put(where: string, stages: Stages): string {
  if (!isAll(stages)) return `${where} ${list(stages.mixed)}`
  return `${stages.muddled.length > 0 ? 'o resto' : 'tudo'} ${where}`
}

/** "o resto", after something was pressed in the same glass. */
const others = (stages: Stages): string => (isAll(stages) ? 'o resto' : list(stages.mixed))

function isFoam({ item }: Portion): boolean {
  return item.id === 'clara' || item.id === 'grao_bico'
}

/** "no copo com gelo novo", "na taça já gelada": where a drink is poured once cold. */
function target(glass: Glass, path: Path): string {
  const into = glass.into.replace(/^n([oa]) /, 'para $1 ')
  if (path.served === 'on_ice') return `${into} com gelo novo`
  return `${into} já ${glass.into.startsWith('na ') ? 'gelada' : 'gelado'}`
}

/** The portions by the moment at which they are added. */
interface Stages {
  muddled: readonly Portion[]
  mixed: readonly Portion[]
  topped: readonly Portion[]
  finished: readonly Portion[]
}

function stagesOf({ portions, path, concept }: Candidate): Stages {
  const inPhase = (phase: Phase) => portions.filter(({ item }) => item.phase === phase)
  const presses = path.method !== 'blend' && path.method !== 'heat'
  // In a caipirinha the sweet goes under the fruit: it draws the juice out.
  const early = concept.template === 'caipirinha' ? portions.filter(({ item }) => item.sugar > 40) : []
  const muddled = presses ? [...inPhase('muddle'), ...early] : []
  const topped = inPhase('top')
  const finished = inPhase('finish')
  const apart = new Set([...muddled, ...topped, ...finished])
  return { muddled, topped, finished, mixed: portions.filter((portion) => !apart.has(portion)) }
}

/** Whether the bar has a piece of equipment; if so, marks it as used. */
type Use = (id: EquipmentId) => boolean

function muddleStep({ path, glass }: Candidate, muddled: readonly Portion[], use: Use): string {
  const leaves = muddled.every(({ item }) => item.unit === 'folhas')
  // Stemmed glasses would break under the muddler.
  if (leaves && path.glass === 'wine') {
    return `Bata ${list(muddled)} na palma da mão e coloque ${glass.into}.`
  }
  const vessel = { shake: 'no fundo da coqueteleira', stir: 'no copo misturador' }
  const where = path.method === 'shake' || path.method === 'stir' ? vessel[path.method] : glass.into
  const tool = use('muddler') ? 'com o pilão' : 'com o dorso da colher'
  return leaves
    ? `Pressione de leve ${list(muddled)} ${where}, ${tool}, sem rasgar as folhas.`
    : `Amasse ${list(muddled)} ${where}, ${tool}, até soltar o suco.`
}

function shakeSteps({ path, glass }: Candidate, stages: Stages, use: Use): string[] {
  const { muddled, mixed } = stages
  const strainer = use('strainer') ? 'coe com o coador de bar' : 'passe pela tampa da coqueteleira'
  const sieve = path.glass === 'stem' && use('fine_strainer') ? ', passando pela peneira fina,' : ''
  return [
    muddled.length > 0 ? `Junte ${others(stages)}.` : `Coloque ${put('na coqueteleira', stages)}.`,
    ...(mixed.some(isFoam) ? ['Bata sem gelo por 10 segundos, para montar a espuma.'] : []),
    `Complete com gelo, bata com força por 12 segundos e ${strainer}${sieve} ${target(glass, path)}.`,
  ]
}

function stirSteps({ path, glass }: Candidate, stages: Stages, use: Use): string[] {
  const spoon = use('bar_spoon') ? 'com a bailarina' : 'com uma colher'
  const strainer = use('strainer') ? 'coe' : 'passe, segurando o gelo com a colher,'
  return [
    `${stages.muddled.length > 0 ? 'Junte' : 'Coloque'} ${put('no copo misturador', stages)}.`,
    `Encha de gelo, mexa ${spoon} por 25 segundos e ${strainer} ${target(glass, path)}.`,
  ]
}

/** "3 pedras de gelo"; null where the glass is filled. */
function cubesText(candidate: Candidate): string | null {
  const cubes = cubesIn(candidate)
  return cubes === null ? null : `${cubes} pedras de gelo`
}

function buildSteps(candidate: Candidate, stages: Stages, use: Use): string[] {
  const { concept, glass, path, servings, iceGrams } = candidate
  const few = cubesText(candidate)
  const { muddled } = stages
  const spoon = use('bar_spoon') ? 'com a bailarina' : 'com uma colher'
  const thick = concept.template === 'batida' || concept.template === 'cream'
  if (thick) {
    return [
      `${muddled.length > 0 ? 'Junte' : 'Coloque'} ${put(`${glass.into}, ainda sem gelo${isAll(stages) ? '' : ','}`, stages)}.`,
      `Misture ${spoon} até ficar liso, ${few === null ? 'complete com gelo' : `junte ${few}`} e mexa por mais 15 segundos.`,
    ]
  }
  if (muddled.length > 0) {
    const ice = few === null ? 'Encha de gelo' : `Com tudo já gelado, ponha ${few}`
    return [`${ice}, junte ${others(stages)} e mexa ${spoon} de baixo para cima.`]
  }
  const iced =
    (servings ?? 1) > 2
      ? `Ponha ${iceGrams} g de gelo ${glass.into}`
      : few === null
        ? `Encha ${glass.into.replace(/^n/, '')} de gelo`
        : `Com tudo já gelado, ponha ${few} ${glass.into}`
  return [
    `${iced} e coloque ${isAll(stages) ? 'tudo' : list(stages.mixed)}.`,
    `Mexa ${spoon} por ${path.glass === 'low' ? 10 : 5} segundos, de baixo para cima.`,
  ]
}

function blendSteps(candidate: Candidate, stages: Stages): string[] {
  const { path, glass, iceGrams } = candidate
  if (path.served === 'on_ice') {
    return [
      `Bata ${put('no liquidificador, sem gelo,', stages)} por 15 segundos.`,
      `Sirva ${glass.into} com ${cubesText(candidate) ?? 'gelo até a borda'}.`,
    ]
  }
  return [
    `Coloque ${put('no liquidificador', stages)}, com ${iceGrams} g de gelo.`,
    `Bata por 20 segundos, até não ouvir mais pedras de gelo, e sirva ${glass.into} antes que separe.`,
  ]
}

function heatSteps({ glass }: Candidate, { mixed }: Stages): string[] {
  const base = mixed.find(({ item }) => item.tags.includes('alcohol'))
  const infusion = mixed.filter((portion) => portion !== base)
  return [
    `Aqueça em uma panela ${list(infusion)} por 5 minutos, sem deixar ferver forte.`,
    ...(base ? [`Desligue o fogo, junte ${named(base)} e mexa.`] : []),
    `Sirva ${glass.into}, segurando as especiarias com a colher.`,
  ]
}

function chillSteps({ glass }: Candidate, { muddled, mixed }: Stages, use: Use): string[] {
  const spoon = use('bar_spoon') ? 'com a bailarina' : 'com uma colher'
  const cold = mixed.filter(({ item }) => item.mlPerUnit > 0).map(({ item }) => the(item.name))
  return [
    `Deixe na geladeira, até a hora, ${joinList(cold)}.`,
    muddled.length > 0
      ? `Junte ${list(mixed)} e mexa ${spoon}.`
      : `Coloque ${glass.into} ${list(mixed)} e mexa ${spoon}.`,
  ]
}

/** What is poured on top of the finished drink. */
function topping({ topped, finished }: Stages): string[] {
  const steps = [
    ...(topped.length > 0 ? [`complete com ${list(topped)}`] : []),
    ...(finished.length > 0 ? [`cubra com ${list(finished)}`] : []),
  ]
  return steps.length === 0 ? [] : [`${capitalize(joinList(steps))}.`]
}

/** How a jug reaches the glasses of a table. */
function sharing({ servings, strength }: Candidate, isLittleIce: boolean): string[] {
  if (servings === undefined || servings < 3) return []
  const each = Math.round(strength.volumeMl / servings / 10) * 10
  return [
    `Leve à mesa com ${servings} copos ${isLittleIce ? 'sem gelo' : 'com gelo'}: cerca de ${each} ml em cada um.`,
  ]
}

/** The fruit is opened ahead, and holds what the recipe says. */
function fruitSteps({ portions, servings = 1 }: Candidate, vessel: Vessel): string[] {
  const { opened, into, ofIt, fruit } = vesselKinds[vessel]
  const own = portions.filter(({ fromVessel }) => fromVessel)
  const others = portions.filter(({ fromVessel, item }) => !fromVessel && item.id !== fruit)
  const ml = own.reduce((sum, { amount }) => sum + amount, 0)
  return [
    opened,
    `Ponha ${into} ${ml} ml ${ofIt} com ${list(others)} e mexa.`,
    `Sirva sem gelo${servings === 2 ? ', com dois canudos' : ''}.`,
  ]
}

/** The garnish closes the last step. */
function garnished(steps: readonly string[], garnish: string): string[] {
  const last = steps.at(-1)?.slice(0, -1) ?? ''
  const end = /^(?:Complete|Cubra) com /.test(last)
    ? ` e finalize com ${garnish}`
    : `, com ${garnish}${garnish.endsWith(' ao lado') ? '' : ' de guarnição'}`
  // "e" joins only the last item of a list.
  const sentence = end.startsWith(' e ') ? last.replace(/( segundos) e /, '$1, ') : last
  return [...steps.slice(0, -1), `${sentence}${end}.`]
}

/**
 * The steps of a drink for the bartender, with the equipment that the bar has: without a muddler they use the back of a
 * spoon, without a strainer the shaker's lid.
 * @param isLittleIce whether the glasses beside a jug get no ice
 */
export function writeMethod(
  candidate: Candidate,
  has: ReadonlySet<EquipmentId>,
  isLittleIce = false,
): Method {
  const { portions, path, garnish } = candidate
  const used = new Set<EquipmentId>(path.needs)
  const use: Use = (id) => {
    if (has.has(id)) used.add(id)
    return has.has(id)
  }
  for (const id of [...portions.flatMap(({ item }) => item.needs), ...(garnish?.needs ?? [])]) use(id)
  const stages = stagesOf(candidate)
  if (candidate.vessel) return { steps: fruitSteps(candidate, candidate.vessel), equipment: [] }
  const byMethod = {
    shake: shakeSteps,
    stir: stirSteps,
    build: buildSteps,
    blend: blendSteps,
    heat: heatSteps,
    chill: chillSteps,
  }
  const own = byMethod[path.method](candidate, stages, use)
  // Chilling comes before anything is pressed in the glass.
  const ahead = path.method === 'chill' ? own.slice(0, 1) : []
  const steps = [
    ...ahead,
    ...(garnish?.rim ? [`Umedeça a borda do copo e passe em ${garnish.name}.`] : []),
    ...(stages.muddled.length > 0 ? [muddleStep(candidate, stages.muddled, use)] : []),
    ...own.slice(ahead.length),
    ...topping(stages),
  ]
  const finished = garnish && !garnish.rim ? garnished(steps, garnish.name) : steps
  return { steps: [...finished, ...sharing(candidate, isLittleIce)], equipment: [...used] }
}
