/** How a calendar is photographed. Sentences hold choices, `[a|b]`, that the house's name makes. */

export const photoTexts = {
  /** `{n}` posts about a dish of one weekday, `{day}` its first. */
  weekly:
    '{day}, [na primeira que sair|antes de servir a primeira|assim que ficar pronta]: a panela ou a travessa, o prato servido, a colher, a mão que serve; [dá para as {n} publicações|são as imagens das {n} publicações].',
  each: '[tudo o que sai até a sessão seguinte|o que sai nas semanas seguintes], [de cima|visto de cima], [de perto|a um palmo] e em vídeo de 10 segundos, [na vertical|celular em pé], [com luz do dia e sem flash|à luz do dia, sem flash].',
} as const
