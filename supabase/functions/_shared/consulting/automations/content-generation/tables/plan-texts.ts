/** How a calendar is photographed, measured and answered. Sentences hold choices, `[a|b]`, that the house's name makes. */

export const choiceTexts = {
  /** `{n}` posts, `{w}` the weekday, `{h}` the hour. */
  weekly:
    '**{dish}, {w}, {h}h**: [{n} vezes, sem falhar uma|todas as semanas, {n} ao todo|em cada {w}, {n} ao todo]. [É o prato que tem dia, e a hora é antes de a mesa estar escolhida|Prato com dia certo se anuncia antes de o povo decidir onde come|Quem decide de manhã ainda pode vir].',
  story:
    '**{names}** [abrem o calendário|vêm primeiro|puxam os pratos]: [a história é só desta casa|nenhum vizinho pode contar a mesma história|é o que só o seu cardápio conta].',
  margin:
    '{when}, [os pratos que mais deixam por porção|o que mais sobra por porção vendida|as porções de maior sobra]: {names}.',
  /** `{n}` posts about drinks. */
  drinks:
    '**Drinks e doses**: {n} publicações, [no fim da tarde|às cinco ou depois], [sem repetir copo antes da vez de todos|um copo diferente de cada vez].',
  fruit:
    '{drink} [vem antes, que a safra acaba em {month}|vai na frente: a fruta some depois de {month}|primeiro, porque depois de {month} a fruta rareia].',
  left: '**[Sem publicação desta vez|Ficou para o próximo calendário|De fora por agora]**: {names}. [Trinta publicações pedem escolha|Não cabe tudo sem cansar quem segue|Quem posta tudo não destaca nada].',
  /** `{day}` of the celebration. */
  celebration:
    '**[Não inventei|Não escrevi|Ficou por dizer]**: idade da casa, música, bolo, desconto. [Não tenho esses dados|Não estavam no pedido|Só a casa sabe]; [se houver|havendo], [entram no texto de {day}|acrescente na publicação de {day}|conte em {day}].',
  feasts:
    '[Em 24/12 e 1º/1 não há publicação|Nada sai em 24/12 e em 1º/1|24/12 e 1º/1 ficam em silêncio]; [nas festas, saudação sem convite|as das festas saúdam e não convidam|nas outras festas, só abraço], [porque ninguém disse se a casa abre|até que se saiba se a casa abre|que a abertura ainda não está dita].',
} as const

export const photoTexts = {
  /** `{n}` posts about a dish of one weekday, `{day}` its first. */
  weekly:
    '[só existe no dia|só dá para fotografar no dia dela|não se fotografa antes]. {day}, [na primeira que sair|antes de servir a primeira|assim que ficar pronta], [faça tudo de uma vez|aproveite e faça o lote]: a panela ou a travessa, o prato servido, a colher, a mão que serve. [Dá para as {n} publicações|São as imagens das {n} publicações|Com isso estão feitas as {n}].',
  each: '[De cada item|Para cada um|Por item]: uma foto de cima, [uma de perto|um detalhe|uma a um palmo] e um vídeo de 10 segundos, [celular em pé|na vertical|com o celular em pé]. [Luz do dia, sem flash|Sem flash, à luz do dia|Na sombra, com luz do dia, sem flash], [lente limpa|pano na lente antes|e a lente limpa].',
  people:
    '[Gente só com autorização|Quem aparece autoriza antes|Rosto, só de quem autorizou], [por mensagem que fique guardada|por escrito, numa mensagem|e guarde a mensagem]. [Com bebida no quadro|Se houver bebida na imagem|Onde aparece bebida], [ninguém bebendo nem com cara de menos de 25 anos|todos de 25 anos para cima, e nenhum bebendo|ninguém bebe, e ninguém parece ter menos de 25 anos].',
} as const

export const measureTexts = {
  /** `{w}` its weekday, `{from}` the first post. */
  weekly:
    'porções por {w}. [A régua é|Compare com|O ponto de partida é] a média das quatro semanas antes de {from}, [tirada do caixa|que está no caixa|anotada do caixa].',
  /** `{each}` what one more leaves; `{low}` and `{high}` of all weeks. */
  margin:
    ' Cada porção a mais deixa {each} (preço menos custo). De {least} a {most} a mais por {w}, nas {n} semanas: de {low} a {high}. [É suposição nossa, e no caso ruim é zero|Suposição, não promessa: o caso ruim é zero|Isto é conta nossa; no caso ruim, zero].',
  drinks:
    '**Drinks e doses [do calendário|publicados|das publicações]**: copos por semana, [contra a média das quatro semanas de antes|ao lado das quatro semanas anteriores|diante das quatro semanas de antes].',
  drinkMargin:
    ' Cada um deixa em média {each}; [se tomou o lugar de {other}, menos|menos, quando entra no lugar de {other}|no lugar de {other}, deixa menos que isso].',
  dishes:
    '**[Prato da semana|O prato publicado|Cada prato]**: [no começo de cada semana|uma vez por semana|toda semana, no dia mais calmo], compare [as saídas do que foi publicado|o que saiu dele|as porções vendidas] com as da semana anterior. [Duas vezes sem mexer: troque a foto antes do texto|Se não mexeu em duas vezes, a foto muda primeiro|Parado duas vezes? Refaça a foto; o texto vem depois].',
  ask: '[Na hora da conta|Ao fechar a conta|Na conta], pergunte “[veio pela internet|viu a gente no Instagram|como soube da gente]?” e [faça um risco no papel|anote um risco|marque num papel]. [Curtida não entra|Curtida não conta como venda|O número de curtidas fica de fora].',
  decide:
    '**Decisão em {day}**, [metade do calendário|no meio do caminho|com metade publicada]: [o que subiu ganha mais uma publicação, no lugar da que menos vendeu|quem vendeu mais do que antes repete, no lugar de quem vendeu menos|repita o que subiu e tire o que não andou]; se nada subiu, [mude a hora e fotografe de novo|troque hora e foto|outra hora e outra foto] [antes de publicar mais|antes da próxima publicação].',
} as const

export const replyTexts = {
  who: {
    known:
      '[Uma pessoa só|Sempre a mesma pessoa|Alguém com nome e turno] olha as mensagens [às {before}, antes de abrir, e de novo depois do pico|antes de abrir ({open}) e depois do movimento|às {before} e quando o movimento baixar]. [No pico, ninguém|Na hora cheia, ninguém|Com a casa cheia, ninguém] [troca o cliente pelo celular|larga o serviço para responder|pega no celular].',
    unknown:
      '[Uma pessoa só|Sempre a mesma pessoa|Alguém com nome e turno] olha as mensagens [antes de abrir e depois do pico|uma hora antes de abrir e quando o movimento baixar|no começo da tarde e depois do movimento]. [No pico, ninguém|Na hora cheia, ninguém|Com a casa cheia, ninguém] [troca o cliente pelo celular|larga o serviço para responder|pega no celular].',
  },
  busy: {
    plain:
      '**[Automática, no movimento|Resposta automática, na hora cheia|Fora da hora de responder]**: “[Oi! Agora estamos servindo|Olá! Estamos em serviço|Oi! A casa está em movimento]. [Respondemos ainda hoje|A resposta vem antes de fechar|Já respondemos].”',
    spoken:
      '**[Automática, no movimento|Resposta automática, na hora cheia|Fora da hora de responder]**: “[Oi! Agora a gente tá na lida|Opa! A casa tá cheia agora|Oi! Tá um movimento bom aqui]. [Ainda hoje a gente te responde|Antes de fechar a resposta chega|Já já a gente te responde].”',
  },
  complaint: {
    plain:
      '**Queixa**: “[Obrigado por contar|Sentimos muito|Obrigado pelo aviso]. [Mande o dia e a hora no direct, que resolvemos|Chame no direct com o dia e a hora: queremos resolver].” [Uma vez, em público; o resto no direct|A resposta pública é uma só; a conversa segue no direct|Em público, só isto], [no mesmo dia|ainda no mesmo dia|antes de fechar].',
    spoken:
      '**Queixa**: “[Obrigado por contar, de verdade|A gente sente muito|Obrigado pelo aviso]. [Manda no direct o dia e a hora, que a gente resolve|Chama no direct com o dia e a hora, que a gente quer resolver].” [Uma vez, em público; o resto no direct|A resposta pública é uma só; a conversa segue no direct|Em público, só isso], [no mesmo dia|ainda no mesmo dia|antes de fechar].',
  },
  never:
    '**Não faça**: [sorteio de bebida ou dose de brinde|dose de brinde, sorteio de garrafa], [foto de mesa com copos vazios|foto de quem já bebeu demais], [mais de uma publicação por dia|a moda da semana que não é da casa], [discussão nos comentários|bate-boca em comentário].',
} as const
