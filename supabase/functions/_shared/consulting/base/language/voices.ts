/** The voices in which a house's posts can be written. */
export const voiceNames = [
  'Descontraída',
  'Bem-humorada',
  'Cearense com sotaque',
  'Acolhedora',
  'Sofisticada',
  'Tradicional',
  'Moderna',
  'Didática',
  'Minimalista',
  'Praiana',
  'Boêmia',
] as const
