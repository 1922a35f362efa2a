import { equipmentOptions } from '../house/options.ts'
import { containsPhrase, tokenize } from '../language/text.ts'

const equipmentIds = [
  'shaker',
  'jigger',
  'bar_spoon',
  'mixing_glass',
  'strainer',
  'fine_strainer',
  'muddler',
  'juicer',
  'blender',
  'stove',
  'espresso',
  'siphon',
  'torch',
  'freezer',
] as const

export type EquipmentId = (typeof equipmentIds)[number]

export function isEquipmentId(id: string): id is EquipmentId {
  return equipmentIds.some((known) => known === id)
}

type EquipmentOption = (typeof equipmentOptions)[number]

/** Equipment of each option. "Só o básico" adds nothing: glasses, spoon and ice are assumed. */
const byOption: Readonly<Record<EquipmentOption, EquipmentId | null>> = {
  'Só o básico: copos, colher e gelo': null,
  Coqueteleira: 'shaker',
  Dosador: 'jigger',
  'Colher bailarina': 'bar_spoon',
  'Copo misturador (mixing glass)': 'mixing_glass',
  'Coador de bar (strainer)': 'strainer',
  'Peneira fina': 'fine_strainer',
  'Pilão ou macerador': 'muddler',
  'Espremedor de frutas': 'juicer',
  Liquidificador: 'blender',
  'Fogão ou cooktop': 'stove',
  'Máquina de café espresso': 'espresso',
  'Sifão de espuma': 'siphon',
  'Maçarico culinário': 'torch',
}

/** Words that name equipment in the owner's own entries. */
const byWord: readonly { phrase: string; id: EquipmentId }[] = [
  { phrase: 'coqueteleira', id: 'shaker' },
  { phrase: 'shaker', id: 'shaker' },
  { phrase: 'boston', id: 'shaker' },
  { phrase: 'dosador', id: 'jigger' },
  { phrase: 'jigger', id: 'jigger' },
  { phrase: 'bailarina', id: 'bar_spoon' },
  { phrase: 'mixing glass', id: 'mixing_glass' },
  { phrase: 'copo misturador', id: 'mixing_glass' },
  { phrase: 'strainer', id: 'strainer' },
  { phrase: 'coador de bar', id: 'strainer' },
  { phrase: 'hawthorne', id: 'strainer' },
  { phrase: 'peneira', id: 'fine_strainer' },
  { phrase: 'pilao', id: 'muddler' },
  { phrase: 'macerador', id: 'muddler' },
  { phrase: 'socador', id: 'muddler' },
  { phrase: 'espremedor', id: 'juicer' },
  { phrase: 'liquidificador', id: 'blender' },
  { phrase: 'blender', id: 'blender' },
  { phrase: 'fogao', id: 'stove' },
  { phrase: 'cooktop', id: 'stove' },
  { phrase: 'fogareiro', id: 'stove' },
  { phrase: 'espresso', id: 'espresso' },
  { phrase: 'expresso', id: 'espresso' },
  { phrase: 'sifao', id: 'siphon' },
  { phrase: 'macarico', id: 'torch' },
  { phrase: 'freezer', id: 'freezer' },
  { phrase: 'congelador', id: 'freezer' },
]

/** "Não temos liquidificador" names missing equipment. */
const denials = ['nao', 'sem', 'falta', 'nenhum', 'nenhuma']

export interface Equipment {
  has: ReadonlySet<EquipmentId>
  /** Own entries that no recipe uses, verbatim. */
  unused: readonly string[]
}

function isOption(entry: string): entry is EquipmentOption {
  return equipmentOptions.some((option) => option === entry)
}

/** Available equipment, from the answers to the equipment step. */
export function readEquipment(entries: readonly string[]): Equipment {
  const has = new Set<EquipmentId>()
  const unused: string[] = []
  for (const entry of entries) {
    if (isOption(entry)) {
      const id = byOption[entry]
      if (id) has.add(id)
      continue
    }
    const tokens = tokenize(entry)
    const denied = denials.some((word) => tokens.includes(word))
    const found = denied ? [] : byWord.filter(({ phrase }) => containsPhrase(tokens, tokenize(phrase)))
    for (const { id } of found) has.add(id)
    if (found.length === 0) unused.push(entry)
  }
  return { has, unused }
}
