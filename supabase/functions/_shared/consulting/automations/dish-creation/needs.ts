/** What a dish needs of the kitchen. */
export type NeedId = 'burner' | 'griddle' | 'oven' | 'grill' | 'fryer' | 'blender' | 'precision' | 'freezer'

/** As sheets and explanations name them. */
export const needLabels: Readonly<Record<NeedId, string>> = {
  burner: 'boca de fogo',
  griddle: 'chapa',
  oven: 'forno',
  grill: 'brasa',
  fryer: 'fritadeira',
  blender: 'liquidificador',
  precision: 'forno combinado ou banho de precisão',
  freezer: 'freezer',
}
