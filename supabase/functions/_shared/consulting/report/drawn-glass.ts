import type { Drink } from '../base/drinks/drink.schema.ts'
import type { TemplateId } from '../base/drinks/templates.ts'
import type { DrawnGlass } from './blocks.ts'

/** What distinguishes a template's drink from others in the same glass. */
const garnishes: Readonly<Record<TemplateId, DrawnGlass['garnish']>> = {
  sour: 'foam',
  caipirinha: 'citrus',
  smash: 'herb',
  collins: 'bubbles',
  highball: 'bubbles',
  julep: 'herb',
  old_fashioned: 'peel',
  negroni: 'peel',
  aperitif: 'peel',
  spritz: 'bubbles',
  tiki: 'citrus',
  frozen: 'slush',
  batida: 'foam',
  hot: 'steam',
  coffee: 'beans',
  cream: 'foam',
  shot: 'none',
}

/** Words for glasses; any others leave the choice to the template. */
const shapes: readonly [words: RegExp, shape: DrawnGlass['shape']][] = [
  [/martelinho|cálice|copinho/i, 'shot'],
  [/caneca|xícara/i, 'mug'],
  [/ecológico/i, 'cup'],
  [/vinho/i, 'wine'],
  [/coup|sobremesa/i, 'stem'],
  [/highball|caldereta|alto/i, 'tall'],
  [/baixo/i, 'low'],
]

/** The glass of a template if its words name none. */
const usual: Readonly<Partial<Record<TemplateId, DrawnGlass['shape']>>> = {
  spritz: 'wine',
  highball: 'tall',
  collins: 'tall',
  tiki: 'tall',
  frozen: 'tall',
  sour: 'stem',
  aperitif: 'stem',
  cream: 'stem',
  coffee: 'stem',
  hot: 'mug',
  shot: 'shot',
}

/** The picture on a drink's sheet: its glass, with its template's mark. */
export function drawnGlass({ glass, template }: Pick<Drink, 'glass' | 'template'>): DrawnGlass {
  const named = shapes.find(([words]) => words.test(glass))
  return { shape: named ? named[1] : (usual[template] ?? 'low'), garnish: garnishes[template] }
}
