import { joinList } from '../../base/language/text.ts'
import type { MenuRedesign, RedesignedCategory } from './schema.ts'

type Quadrant = RedesignedCategory['items'][number]['quadrant']

/** Names of a quadrant's items, best sellers first. */
export function namesOf(redesign: MenuRedesign, quadrant: Quadrant, most: number): string[] {
  return redesign.categories
    .flatMap(({ items }) => items)
    .filter((item) => item.quadrant === quadrant)
    .toSorted((a, b) => b.units - a.units)
    .slice(0, most)
    .map(({ name }) => name)
}

/** Names of the items that may leave the menu. */
export const leavingOf = (redesign: MenuRedesign) =>
  redesign.categories
    .flatMap(({ items }) => items)
    .filter(({ action }) => action.startsWith('Tirar'))
    .map(({ name }) => name)

function fewerItems(redesign: MenuRedesign): string {
  const leaving = leavingOf(redesign)
  if (leaving.length > 0) return `Para reduzir o número de itens: comece por ${joinList(leaving)}.`
  const weak = redesign.categories
    .flatMap(({ items }) => items)
    .filter(({ quadrant, kept }) => quadrant === 'Abacaxi' && !kept)
    .map(({ name }) => name)
  return weak.length === 0
    ? 'Para reduzir o número de itens: nenhum item classificado vende pouco e deixa pouco. Corte antes variações do mesmo prato.'
    : `Para reduzir o número de itens: pela conta, nenhum paga a própria saída. Se quiser cortar assim mesmo, passe uma semana sem ${joinList(weak, 'ou')} e veja o que pedem no lugar.`
}

/** Advice for a goal, with the quadrant's items if it has any. */
const naming =
  (quadrant: Quadrant, most: number, named: (names: string) => string, general: string) =>
  (redesign: MenuRedesign) => {
    const names = namesOf(redesign, quadrant, most)
    return names.length > 0 ? named(joinList(names)) : general
  }

/** Goals of the wizard with specific advice. */
const emphasis: readonly [words: RegExp, advice: string | ((redesign: MenuRedesign) => string)][] = [
  [
    /ticket/i,
    naming(
      'Estrela',
      3,
      (names) =>
        `Para o ticket médio: a quem pede as Estrelas que mais saem (${names}), ofereça mais um item, bebida ou sobremesa.`,
      'Para o ticket médio: ofereça sempre mais um item, bebida ou sobremesa.',
    ),
  ],
  [
    /margem/i,
    naming(
      'Enigma',
      3,
      (names) => `Para a margem: ofereça mais o que deixa bem por porção e ainda vende pouco: ${names}.`,
      'Para a margem: sem Enigmas a promover, o ganho vem dos preços e do custo dos Burros de carga.',
    ),
  ],
  [/drinks|cachaça/i, 'Para vender mais drinks com cachaça: ponha o drink ao lado do prato com que combina.'],
  [/n[uú]mero de itens/i, fewerItems],
  [
    /desperd/i,
    naming(
      'Abacaxi',
      4,
      (names) => `Para diminuir o desperdício: compre menos para o que gira pouco: ${names}.`,
      'Para diminuir o desperdício: compre menos para o que menos sai.',
    ),
  ],
  [
    /agilizar|servi[cç]o/i,
    naming(
      'Estrela',
      3,
      (names) =>
        `Para agilizar o serviço: adiante o pré-preparo do que mais sai entre as Estrelas: ${names}.`,
      'Para agilizar o serviço: adiante o pré-preparo do que mais sai.',
    ),
  ],
  [
    /regionais/i,
    'Para destacar pratos regionais: use-os para abrir cada seção quando forem Estrela ou Enigma.',
  ],
  [/turista/i, 'Para atrair turistas: escreva o que é cada prato regional, em uma linha.'],
  [/dias fracos/i, 'Para os dias fracos: faça do Enigma o prato do dia.'],
  [/combo/i, 'Para combos: junte um Burro de carga a um item de margem alta.'],
]

/** One sentence of advice for each goal, with the house's own items. */
export function adviceForGoals(redesign: MenuRedesign): string[] {
  return emphasis
    .filter(([words]) => redesign.goals.some((goal) => words.test(goal)))
    .map(([, text]) => (typeof text === 'string' ? text : text(redesign)))
}
