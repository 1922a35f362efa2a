/** How a calendar is photographed. Sentences hold choices, `[a|b]`, that the house's name makes. */

export const photoTexts = {
  /** `{n}` posts about a dish of one weekday, `{day}` its first. */
  weekly:
    '[só existe no dia|só dá para fotografar no dia dela|não se fotografa antes]. {day}, [na primeira que sair|antes de servir a primeira|assim que ficar pronta], [faça tudo de uma vez|aproveite e faça o lote]: a panela ou a travessa, o prato servido, a colher, a mão que serve. [Dá para as {n} publicações|São as imagens das {n} publicações|Com isso estão feitas as {n}].',
  each: '[De cada item|Para cada um|Por item]: uma foto de cima, [uma de perto|um detalhe|uma a um palmo] e um vídeo de 10 segundos, [celular em pé|na vertical|com o celular em pé]. [Luz do dia, sem flash|Sem flash, à luz do dia|Na sombra, com luz do dia, sem flash], [lente limpa|pano na lente antes|e a lente limpa].',
} as const
