import type { Family } from './family.ts'

/** From the sea, and what ends a meal. */
export const seaAndSweets: readonly Family[] = [
  {
    match: /^(caranguejos?|carangueijos?)\b/,
    texts: [
      'Martelinho, tábua e [paciência|tempo]: caranguejo [não é comida de quem tem hora|se come devagar]. [Metade é a carne, metade é a conversa|A conversa dura mais que a pata].',
      'No Ceará, caranguejo é [um jeito de passar a noite|compromisso de agenda]: [todo mundo de mão suja|ninguém mexe no celular], toc-toc na mesa e [ninguém com pressa|conversa solta].',
    ],
    loose: ['Toc. Toc. Toc. [Não é na porta|É ele chegando|Quem é do Ceará já entendeu].'],
    asks: ['Você começa pelas patas ou pelo casco?', 'No toc-toc, quem da mesa quebra para os outros?'],
    shots: ['O martelinho batendo na pata, com o som do toc-toc'],
  },
  {
    match: /^(patinhas?|casquinhas?|siri|aratu|sururu|mariscos?|mexilhoes|vongole|sarnambi)\b/,
    texts: [
      'Trabalho de abrir, a cozinha já teve. [Para você sobrou a parte boa|A você fica só o garfo]: [quente, com limão|um limão por cima e pronto].',
      'Coisa pequena, gosto de mar [inteiro|comprido]. [Um limão basta|Limão, e mais nada].',
    ],
    asks: ['Limão: espremido na hora ou nem precisa?', 'Quantas você come antes de oferecer à mesa?'],
    shots: ['O limão sendo espremido por cima, em câmera lenta'],
  },
  {
    match: /^camar(ao|oes)\b|\bcamar(ao|oes) (ao?|alho|na|no|empanado|internacional)/,
    texts: [
      'Camarão [pede fogo alto e pouco tempo|se perde por um minuto a mais]: passou, [endureceu|vira borracha]. [Por isso a pressa é da cozinha, não sua|A cozinha corre, você não].',
      'O cheiro [sai da cozinha|atravessa o salão] na frente, e [alguém na outra mesa pergunta o que é|as cabeças viram]. É camarão.',
      'Conta de mesa: [três pessoas, uma porção|quatro amigos, uma porção], e o último camarão [sozinho no prato|lá], [ninguém encosta|todo mundo olhando]. [Coragem|Alguém tem de comer].',
    ],
    asks: ['O último camarão do prato é de quem?', 'Limão por cima ou molho à parte?'],
    shots: ['O camarão de perto, no prato, ainda soltando vapor'],
  },
  {
    match: /^(peixada|moqueca|caldeirada|ensopado|bobo|vatapa)s?\b/,
    texts: [
      'Panela no meio, [tampa que se levanta|destampada na mesa], e o vapor [avisando o coentro|na cara de todo mundo]. [Peixada assim não se come sozinho|É prato de mais de uma colher].',
      'Primeiro o caldo, [só ele|na colher], para saber. Depois [o resto da panela|o arroz e o silêncio].',
      'Tem prato que [obriga a mesa a se juntar|aproxima as cadeiras]. [Este vem fumegando e fica no meio|É só ver onde a panela pousa].',
    ],
    asks: ['O caldo vai no prato ou numa xícara à parte?', 'Coentro: muito, pouco ou nenhum?'],
    shots: ['A tampa saindo da panela na mesa, com o vapor subindo de uma vez'],
  },
  {
    match:
      /^(iscas? de peixe|peixe|file de (peixe|pescada|tilapia|sirigado)|pargo|cavala|sirigado|robalo|tilapia|tainha|cioba|pescada|salmao|atum|bacalhau|arraia|camurupim)\b/,
    texts: [
      'Peixe [no ponto|bem feito] se solta em lasca [no toque do garfo|sem faca]. [Se precisa de força, passou|É o teste, e leva um segundo].',
      'Terra de jangada [sabe|entende] de peixe. [Não adianta enganar|Por aqui ninguém se engana]: [a primeira garfada conta tudo|basta a primeira garfada].',
      'Limão de um lado, [farofa do outro|pimenta do outro], o peixe no meio. [Férias cabem num prato|É quase um domingo de praia].',
    ],
    asks: ['Peixe com arroz ou com farofa?', 'Quem na sua mesa é bom de espinha?'],
    shots: ['O garfo soltando uma lasca do peixe, de perto'],
  },
  {
    match: /^(lagostas?|polvo|lulas?|ostras?|vieiras?|ceviche|lagostim)\b/,
    texts: [
      'Do mar [se mexe pouco|quase não se mexe]: [quanto menos se faz, mais se sente|a cozinha só precisa não atrapalhar].',
      'Prato de [pedir no dia da boa notícia|comemorar pouca coisa]: [terminar o mês, rever alguém, chegar sexta-feira|alguém que voltou, um prazo que acabou].',
    ],
    asks: ['Qual foi a última vez que você pediu isso, e com quem?', 'Limão ou nada?'],
    shots: ['O prato à luz da tarde, com o brilho do limão recém-espremido'],
  },
  {
    match: /^cartolas?\b/,
    texts: [
      'Banana quente, queijo por cima, açúcar e canela. [Cartola é sobremesa de garfo|É doce e salgado ao mesmo tempo], e [quem prova a primeira pergunta a receita|o garfo vai e volta].',
      'A canela chega ao nariz [antes do garfo|antes do prato]. [Depois vem a banana quente|Aí a banana quente faz o resto]; e [duas colheres viram três|o “só um pedacinho” vira metade].',
    ],
    asks: ['Banana com queijo: sempre ou nunca?', 'Cartola é sobremesa ou lanche da tarde?'],
    shots: ['A canela caindo em cima da cartola, contra a luz'],
  },
  {
    match: /^(pudim|pudins|flan)\b/,
    texts: [
      'O pudim treme, e a mesa [acompanha|para de falar]. [Com furinho ou sem furinho|Furinho ou liso]: a discussão é [antiga|de família], a calda [decide|apazigua].',
      'Ninguém pede pudim por fome. [Pede por saudade|É lembrança que se pede], e [a calda escorrendo ajuda|a calda sabe disso].',
    ],
    asks: ['Pudim com furinho ou liso?', 'A calda: pouca ou afogando?'],
    shots: ['A calda escorrendo pelo lado do pudim, no nível do prato'],
  },
  {
    match: /^(brownie|petit gateau|mousse|musse|pave|brigadeiro|cookies?)\b/,
    texts: [
      'Sobremesa [não pergunta se cabe|é outro estômago]. [Cabe|Todo mundo sabe]. [Peça com uma colher para cada um|Só peça colheres de sobra].',
      'O prato principal [já saiu da mesa|acabou faz dez minutos], e alguém abre o cardápio [na última página|de novo]. [É nessa hora que ele chega|A gente já sabe o que procura].',
    ],
    asks: ['Chocolate, fruta ou doce de leite?', 'Você divide a sobremesa ou finge que não viu?'],
    shots: ['A colher entrando na sobremesa, bem de perto'],
  },
  {
    match: /^(bolos?|tortas?(?!.*(frango|camarao|legumes|palmito))|cheesecake|quindim|banoffee)\b/,
    texts: [
      'Uma fatia, dois garfos. [Quem disse que não queria doce já está no segundo|É assim que começa, e o combinado nunca se cumpre].',
      'Quatro da tarde, [um café, uma fatia|uma fatia e uma cadeira], ninguém [chamando|cobrando nada]. [Dá para chamar de férias|Meia hora assim vale um feriado].',
    ],
    asks: [
      'Uma sobremesa para a mesa ou uma para cada um?',
      'O bico da fatia se come primeiro ou por último?',
    ],
    shots: ['O garfo cortando o bico da fatia, de lado'],
  },
  {
    // In the hand, without a spoon; "doce" is the section that it stands in.
    match:
      /^(?:doces? )?(?:sonhos?|rabanadas?|churros?|donuts?|carolinas?|bombas?|panetones?|biscoitos?|sequilhos?|palmier|broas?|bem[- ]casados?)\b/,
    texts: [
      'Come-se com a mão, de pé, antes de chegar em casa. [O saco de papel é testemunha|A conta certa é um a mais].',
      '[Levar um só|Pedir um só] é promessa que não passa da porta. Um é para já; o outro, para quem ficou em casa.',
      'Açúcar nos dedos, guardanapo na outra mão e ninguém com pressa. [Tarde boa é assim|Assim a tarde anda].',
    ],
    asks: ['Um para já ou um para levar?', 'Com café puro ou com leite?'],
    shots: ['A bandeja saindo do forno, de lado', 'Uma mão escolhendo na vitrine, sem rosto'],
  },
  {
    match: /^(doces?|cocada|compota|romeu|goiabada|canjica|mungunza)\b/,
    texts: [
      'Doce de colher, [pequeno|sem enfeite], desses que [pedem água depois|fazem a mesa demorar mais um pouco].',
      'Ia pedir a conta. [Aí lembrou do doce|O doce passou antes]. [Acontece|A conta espera].',
      'Terminar com doce é [coisa séria por aqui|costume nosso]: nem que seja [uma colher|um pedaço para a mesa inteira].',
    ],
    asks: ['Doce com queijo ou doce sozinho?', 'Você é da sobremesa ou da conta?'],
    shots: ['A colher tirando o primeiro pedaço, bem de perto'],
  },
]
