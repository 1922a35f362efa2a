import type { AutomationType } from '@consulting/automation-types.ts'

/** What owners ask for most, in the words that they would type. */
const presets: Partial<Record<AutomationType, readonly string[]>> = {
  drink_creation: [
    'sem lactose',
    'sem glúten',
    'alergia a castanhas',
    'até R$ 25',
    '6 drinks',
    '2 drinks sem álcool',
    'mais secos',
  ],
  food_pairing: ['sem frutos do mar', 'sem lactose', 'sem glúten', 'até R$ 25'],
  dish_creation: ['sem lactose', 'sem glúten', 'vegano', 'alergia a amendoim', 'até R$ 45', '6 pratos'],
  menu_redesign: ['não passar de duas páginas', 'manter os preços das bebidas', 'até R$ 60'],
  content_generation: ['Natal', 'Réveillon', 'Carnaval', 'São João', 'Dia dos Namorados'],
  predictive_analytics: ['julho vende mais', 'dezembro vende mais', 'fechamos às segundas'],
  dynamic_pricing: ['a cerveja não pode subir', 'happy hour das 17h às 19h', 'até R$ 40'],
}

export function presetsOf(type: AutomationType): readonly string[] {
  return presets[type] ?? []
}

/** Adds a preset to what is typed; unchanged when it is already there or does not fit. */
export function addPreset(text: string, preset: string, maxLength: number): string {
  if (text.toLowerCase().includes(preset.toLowerCase())) return text
  const typed = text.trim()
  const joined = typed === '' ? preset : `${typed}${/[,.;:!?]$/.test(typed) ? ' ' : ', '}${preset}`
  return joined.length > maxLength ? text : joined
}
