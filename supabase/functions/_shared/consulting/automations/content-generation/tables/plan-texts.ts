/** How a calendar is photographed. Sentences hold choices, `[a|b]`, that the house's name makes. */

export const photoTexts = {
  /** `{n}` posts about a dish of one weekday, `{day}` its first. */
  weekly:
    '{day}, [na primeira que sair|antes de servir a primeira|assim que ficar pronta]: a panela ou a travessa, o prato servido, a colher, a mão que serve; [dá para as {n} publicações|são as imagens das {n} publicações].',
  /** The same in a kitchen without pots. */
  weeklyWithoutPots:
    '{day}, [na primeira que sair|antes de servir a primeira|assim que ficar pronta]: o preparo de perto, o que se serve, a mão que serve; [dá para as {n} publicações|são as imagens das {n} publicações].',
  /** `{eve}` the weekday before the dish’s own. */
  eve: '[Na véspera|Sempre na véspera], {eve}, um Stories: “Amanhã é {day}: tem {dish}.”',
  each: '[tudo o que sai até a sessão seguinte|o que sai nas semanas seguintes], [de cima|visto de cima], [de perto|a um palmo] e em vídeo de 10 segundos, [na vertical|celular em pé], [com luz do dia e sem flash|à luz do dia, sem flash].',
  measure:
    '[Toda segunda, dez minutos|Uma vez por semana, na segunda|Segunda de manhã, com o café]: [mensagens que pediram mesa ou pedido e quantos saíram do prato publicado|quantas mensagens chegaram e quanto saiu do prato da semana|pedidos por mensagem e unidades do prato publicado]; [o assunto que mais trouxe volta no mês seguinte|repita o que trouxe mensagem|o que não trouxe nada sai]',
  people: '; [em {e}, as pessoas|em {e}, quanta gente veio], contra um dia igual sem evento',
} as const
