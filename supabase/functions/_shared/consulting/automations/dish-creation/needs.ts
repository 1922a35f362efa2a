/** What a dish needs of the kitchen. */
/** `small_oven`: trays of little things, for an air fryer too. */
export type NeedId =
  | 'burner'
  | 'griddle'
  | 'oven'
  | 'small_oven'
  | 'grill'
  | 'fryer'
  | 'blender'
  | 'precision'
  | 'freezer'

/** As sheets and explanations name them. */
export const needLabels: Readonly<Record<NeedId, string>> = {
  burner: 'boca de fogo',
  griddle: 'chapa',
  oven: 'forno',
  small_oven: 'forno ou airfryer',
  grill: 'brasa',
  fryer: 'fritadeira',
  blender: 'liquidificador',
  precision: 'forno combinado ou banho de precisão',
  freezer: 'freezer',
}
