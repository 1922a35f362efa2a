import { equipmentOptions } from '@consulting/base/house/options.ts'

const asOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

/** Without the wizard's first option, which means "none of these". */
export const barEquipment = asOptions(equipmentOptions.slice(1))

export const kitchenEquipment = asOptions([
  'Forno',
  'Forno combinado',
  'Fritadeira',
  'Chapa',
  'Churrasqueira ou grelha',
  'Micro-ondas',
  'Processador de alimentos',
  'Panela de pressão',
  'Seladora a vácuo',
  'Termocirculador (sous-vide)',
  'Máquina de gelo',
  'Freezer',
])

export const glasswareOptions = asOptions([
  'Copo americano',
  'Copo baixo (old fashioned)',
  'Copo longo (highball)',
  'Taça coupe',
  'Taça martini',
  'Taça de vinho',
  'Taça de espumante (flûte)',
  'Taça bolha (gin)',
  'Copo de shot ou dose',
  'Caneca de metal ou cobre',
  'Caneca de chope',
  'Tulipa',
  'Coco ou cuia',
])

export const techniqueOptions = asOptions([
  'Batido na coqueteleira',
  'Mexido no copo',
  'Macerado',
  'Montado no copo',
  'Frozen no liquidificador',
  'Xaropes da casa',
  'Infusões em cachaça',
  'Espumas no sifão',
  'Defumação',
  'Fritura por imersão',
  'Grelha e brasa',
  'Cozimento lento',
  'Flambado',
  'Confeitaria',
])

export const restrictionOptions = asOptions([
  'alergia a castanha-de-caju',
  'alergia a amendoim',
  'alergia a camarão e crustáceos',
  'alergia a peixe',
  'alergia a leite',
  'alergia a ovo',
  'sem glúten',
  'sem lactose',
  'vegetariano',
  'vegano',
  'sem carne de porco',
  'sem adição de açúcar',
])
