import { canonAll } from '../text/scan.ts'

/** The role of a word, or of several, in a sentence. */
export type Mark =
  /** Joins, points or greets: no wish of its own, and nothing is lost without it. */
  | 'filler'
  /** About the house, its guests or the request in general; belongs to the wish beside it. */
  | 'context'
  | 'and'
  | 'but'
  /** "não", "nem", "nunca" */
  | 'not'
  /** "sem", "evitar": refuses; after "não" it asks for something. */
  | 'without'
  /** "fora", "proibido": refuses what stands before or after it. */
  | 'out'
  | 'want'
  /** "com": asks for something, unless it continues a refusal. */
  | 'with'
  /** "não abro mão de" */
  | 'must'
  | 'only'
  | 'less'
  /** "mais doce": a word of degree. */
  | 'more'
  | 'except'
  /** "tudo", "qualquer coisa" */
  | 'all'
  | 'allergy'
  /** Someone who must not get alcohol. */
  | 'minor'
  | 'have'
  | 'lack'
  /** "trocar X por Y" */
  | 'swap'
  | 'by'
  /** "no lugar de X põe Y" */
  | 'instead'
  | 'put'
  | 'keep'
  | 'stay'
  | 'drop'
  | 'leave'
  | 'promote'
  /** "não tem problema com", "pode ter": neither asks nor refuses. */
  | 'permit'
  | 'unsure'
  /** "cuidado com" */
  | 'warning'
  /** "separado", "todo mundo tem": after a name, neither asked for nor refused. */
  | 'doubtful'
  /** A part of the menu that recipes can be for: "sobremesa". */
  | 'course'
  | 'because'
  | 'yes'
  | 'zero'
  | 'some'
  | 'rise'
  | 'touch'
  | 'fall'
  | 'price'
  | 'max'
  | 'min'
  | 'about'
  | 'between'
  | 'currency'
  | 'each'
  | 'results'
  | 'pages'
  | 'items'
  | 'ingredients'
  | 'elasticity'
  /** "teor", "graduação": of alcohol. */
  | 'strength'
  | 'happyHour'
  | 'hour'
  | 'instruction'

const words = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** Where something the house has comes from: says only that the house has it. */
const ownLand =
  'do sítio, do meu sítio, do nosso sítio, da fazenda, da minha fazenda, da roça, da chácara, do pomar'

/** Articles, prepositions, pronouns, courtesy and connectors. Words with a meaning of their own do not belong here. */
export const fillers: readonly string[] = words(`
  a, o, as, os, à, às, ao, aos, um, uma, uns, umas, de, da, do, das, dos, em, no, na, nos, nas, num, numa, por, pelo, pela,
  pelos, pelas, para, até, que, se, e, ou, é, são, ser, seja, sejam, está, estão, estou, foi, era, eu, nós, a gente,
  você, vocês, ele, ela, eles, elas, me, te, lhe, nos, isso, isto, esse, essa, esses, essas, este, esta, estes, estas, aquele, aquela,
  nisso, nele, nela,
  meu, minha, meus, minhas, nosso, nossa, nossos, nossas, seu, sua, seus, suas, dele, dela, já, aí, né, então, daí, lá,
  portanto, por conseguinte, consequentemente, por consequência, assim sendo, sendo assim, dessa forma, desta forma, desse modo, deste modo, por essa razão, por esta razão, por esse motivo, por este motivo, motivo pelo qual, razão pela qual, em vista disso, diante disso, por segurança, por precaução, por via das dúvidas, por garantia,
  aqui, também, bem, assim, como, pois, sempre, arretado, arretada, da hora, desde que, contanto que, muito, muita, muitos, muitas, bastante, tão, etc, ok, beleza,
  oi tudo bem, olá tudo bem, oi tudo bom, ah, rsrs, por favor, favor, obrigado, obrigada, valeu, oi, olá, bom dia, boa tarde, boa noite, desde já, grato, grata, abraço, abraços,
  por isso, por conta disso, desse jeito, por gentileza, gentileza, se possível, se der, se puder, por aqui, no geral, além disso, por enquanto, não só, não apenas, sendo, sendo que, olha, ó, viu, tá, sei lá, tipo assim,
  mim, comigo, pelo amor de deus, amor de deus, deus me livre, rapaz do céu, visse, tá bom, tá ok, algum, alguma, alguns, algumas,
  sem alergia, sem alergias, nenhuma alergia, ninguém tem alergia, ninguém é alérgico, não tem alergia, não temos alergia, não há alergias,
  sem restrição alimentar, sem restrições alimentares, sem restrição, sem restrições, nenhuma restrição, nenhuma restrição alimentar, tal, mesmo, mesma, ainda, qualquer, toda, todo, todas, todos, cada, quando, onde, outra, outro, ${ownLand}
`)

export const marks: Readonly<Partial<Record<Mark, readonly string[]>>> = {
  context: words(`
    no grupo, do grupo, num grupo, na época, da época, na estação, da estação, essa semana, esta semana, nesta semana, doente, doentes, paciente, cafeteria, pousada, hotel, barraca, barraca de praia, food truck, truck, quiosque, padaria, pizzaria, churrascaria, hamburgueria, creperia, lanchonete, cervejaria, pub, bistrô, buffet, sorveteria, no total, ao total, ao todo, no todo, drinks, bebida, coquetel, coquetéis, caipiras autorais, carta, carta de drinks, cardápio, menu, casa, bar, restaurante, boteco,
    cliente, clientela, mulher, patroa, esposo, noivo, noiva, avó, avô, vó, vô, vovó, vovô, tio, tia, primo, prima, neto, neta, sobrinho, sobrinha, cunhado, cunhada, genro, nora, sogro, enteado, enteada, afilhado, afilhada, padrinho, madrinha, comadre, compadre, colega, gerente, chef, ajudante, funcionária, colaborador, colaboradora, moça, rapaz, senhor, senhora, homem, menino, menina, parceiro, parceira, convidado, convidada,  público, pessoal, povo, galera, freguês, freguesia, gente, esposa, marido, sócio, sócia, mãe, mainha, pai, painho, dono, dona,
    filho, filha, irmão, irmã, sogra, patrão, chefe, cozinheiro, cozinheira, bartender, barman, garçom, aluno, aluna, professor, professora, aprendiz, estagiário, estagiária, entregador, entregadora, copeira, copeiro, faxineira, zelador, manobrista, segurança, cantor, cantora, balcão, equipe, funcionário, amigo, amiga, hóspede,
    uma pessoa, pessoa, mesa, ingrediente, produto, item, porção, porções, coisa, algo, receita, opção, sabor, base, prato, comida, petisco,
    restrição alimentar, preferência, restrição, observação, obs, importante, atenção, cuidado, urgente,
    pode, podem, poder, pôde, deve, devem, precisa, precisam, tem, têm, ter, tenha, tenham, há, vai, vão, ir, fazer, faz, faça, façam, fazem, entrar, entra, entram,
    entre nada, trabalhar, trabalhamos, trabalho, trabalha, vender, vendemos, servir, serve, servimos, consumir, consome, consumo, toma, tomam, tomar, bebe, bebem, beber, come, comem, comer,
    criar, crie, cria, criem, monte, monta, montem, elabore, elaborar, desenvolver, desenvolva, quantidade, total, parado, parada, parados, paradas, que levem, levem, levam, voltado para, voltados para, pensando em,
    usa, use, usem, é que, ser feito, feito, feita, levar, leva, leve nada, contém, conter, contenha, tiver, possuir, possui, sou, somos, estamos,
    teve, veio, vem, vêm, chega, chegam, pessoal da casa, só tem, lista, ponto, aviso, lembrando, lembrar, lembre, sobretudo, principalmente, especialmente, absolutamente, totalmente, severa, severo, grave, alimentar, alimentares, tipo, demais, cozinha, pressão alta, pressão baixa, rola, funciona, presta, dá certo, com a cara, a cara, com cara, provar, prova, provam, experimentar, experimenta, experimentam, nem perto, nem de perto, nem chegar perto, só de cheirar, só de encostar, só de chegar perto, no quintal, do que o normal, que o normal, que o de costume, do que o de costume, de costume, nem cheiro, nem o cheiro, nem de longe, que dirige, que dirigem, dirige, dirigem, do caixa, do salão, da limpeza, no rosto, na pele, na boca, no corpo, na família, da família, autoral, autorais, frequenta, frequentam, visita, visitam, quem, vem sempre, boteco raiz, bar raiz, comida raiz, comida de boteco raiz, comida de boteco, ano, anos,
    por causa, devido, mais nada, marcar no cardápio, marca no cardápio, marcar no menu, avisar no cardápio, sinalizar no cardápio, indicar no cardápio, de jeito nenhum, jeito nenhum, de todo jeito, de qualquer jeito, por nada, caber, cabe, caiba, caibam, de forma alguma, em hipótese alguma, de preferência, à vontade, na casa, no cardápio, no menu, no bar
  `),
  and: ['e também', 'e ainda', 'mais o', 'mais a'],
  but: words('mas, porém, só que, contudo, no entanto, entretanto, em compensação'),
  not: words(
    'não, nenhum, nenhuma, nenhum leve, nenhum leva, nenhuma leve, que nenhum leve, que nenhum tenha, que não leve, que não levem, não leve, não levar, não leva, não levam, num pode, num quero, num queremos, num gosto, num gosta, num tem, num tenho, num usa, num usamos, num entra, num bota, num põe, nem, nunca, jamais, ninguém, nada, nada de, nada com, nada que leve, nada que tenha, nem pensar em, nem pensar, nem um pingo de, nem uma gota de, nem um tico de, nem um tiquinho de, nem um fio de, nem uma pitada de, não mais',
  ),
  without: words(`
    não possuímos, não possuo, não dispomos de, não disponho de, não precise de, não precisem de, nenhum que precise de, nada que precise de, não pode precisar de, não podem precisar de,
    não falar de, não fala de, não fale de, não falem de, não citar, não cite, não mencionar, não mencione, não mostrar, não mostre, não postar, não poste, não posta, não publicar, não quero post sobre, não quero post de, não quero posts de, não quero posts sobre, sem falar de, nada sobre, nada de post sobre,
    sem, zero, dispenso, dispensamos, impede, impedem, impede de, impedem de, encostar em, nem encostar em, não pode nem encostar em, não pode encostar em, não podem encostar em, não posso encostar em, nem chegar perto de, não pode nem chegar perto de, não pode chegar perto de, não pode tocar em, não pode nem tocar em, evitar, evite, evitem, evita, evitando, evitamos, evito, livre de, livres de, isento de, isentos de, longe de,
    passar longe de, excluir, exclua, exclui, excluam, dispensar, dispensa, dispensamos o uso, detesto, detesta, detestam, detestamos, odeio, odeia, odeiam, odiamos, enjoa de, enjoou de, enjoamos de, tem nojo de, tem horror a, tenho horror a, tem enjoo de, tem enjoo com, dá enjoo em, tenho nojo de, abomina, não come, não comem, não bebe, não bebem, não como, não tomo, não gosto,
    não gostamos, não gosta, não gostam, não curto, não curte, não curtimos, não curtem, não suporto, não aguento, abomino, deixar de fora, deixa de fora, deixe de fora, tira fora, deixar de usar,
    corta, cortar, corte, cortem, remover, remova, remove, retirar, retire, retira, retirem, tirar, tire, tira, tirem, tiro, corto, suspender, suspende, chega de, cansei de, enjoei de, proíbam, proíba, risquem, risque, eliminem, elimine, fujam de, fuja de, vetem, esqueçam, dispensem, esquece, esqueça, nem a pau, parar com, para com, sai fora
  `),
  out: words(
    'fora, de fora, proibido, proibida, proibidos, proibidas, é proibido, vetado, vetada, banido, nem pensar, cortado, cortada, tá fora, está fora, fora de cogitação',
  ),
  want: words(`se não der com, se não der certo com, se não der para fazer com, se não der para usar, se não tiver, se não houver, se não achar, se não encontrar, se faltar, se acabar, na falta de, caso não tenha, um toque de, só um toque de, um toquezinho de, um pouco de, só um pouco de, um pouquinho de, só um pouquinho de, um tiquinho de, só um tiquinho de, uma pitada de, só uma pitada de, um fio de, só um fio de, não economizar em, não economiza em, não economize em, não poupar, não poupe, não miserar em, 
    quero, queremos, queria, queríamos, gostaria, gostaríamos, prefiro, preferimos, prefere, preferem, preferência por, preferência para, gosto, gostamos, gosta, gostam, adoro,
    adoramos, adora, adoram, amo, ama, amamos, amam, curto, curtimos, curte, curtem, usar, usamos, uso, boto, botamos, ponho, utilizar, utilizamos, incluir, inclua, inclui, incluam, priorizar, priorize, prioriza,
    focar em, foco em, foca em, apostar em, aposta em, pensei em, pensamos em, valorizar, valorize, aproveitar, aproveita, aproveite, busco, buscamos, procuro, procuramos, preciso, precisamos, precisamos de, preciso de, precisando de, manda, mande, capricha, capricha em, caprichar em, abusar de, abusa de, explorar, explora, trabalhem com, trabalhe com, bora de, vamos de, boto fé em, boto fé, aposto em, sou fã de, somos fãs de, invistam em, caprichem, caprichem em, caprichem na, abusem de, apostem em, foquem em, bem vindo, bem vinda, bem vindos, bem vindas, pedem, pede, sugiro, sugerir, sugira
  `),
  with: words(
    'com, à base de, feito com, feitos com, feita com, contendo, que tenha, que tenham, que leve, que levem',
  ),
  must: words(`
    não pode faltar, não podem faltar, não deixar faltar, não deixe faltar, não pode deixar de ter, não abro mão de, não abrimos mão de, não abrir mão de, não abre mão de, faço questão de, fazemos questão de,
    faço questão, fazemos questão, tem que ter, tem de ter, têm que ter, obrigatório, obrigatória, obrigatoriamente, obrigatório ter, precisa ter, é essencial, essencial, indispensável, imprescindível,
    não deixar de usar, não deixe de usar, não deixar de ter, não deixe de ter, não dispenso, não dispensamos, não vivo sem, não vivemos sem, não fico sem, não ficamos sem, não pode ser sem, não esquecer de, não esqueça de, não esquece de, não esquece, não esqueça, não esquecer,
    sem abrir mão de, não pode deixar de fora, não deixar de fora, deve ter, devem ter, não ficar sem, não sai sem, não pode ficar sem, não pode ficar de fora
  `),
  only: words(
    'só, só se for com, só de, só com, só quero, só queremos, somente, apenas, unicamente, exclusivamente, exclusivo, nada além de, só pode, só entra, só aceito, só trabalhamos com, só trabalho com, só usamos, só uso, só servimos, só vendemos',
  ),
  less: words(`só se for pouca, só se for pouco, se for pouca, se for pouco, pouquinho, só um pouquinho, só um pouco, um pouquinho, sem exagero em, sem exagero com, sem exagerar com, pega leve com, pegar leve com, menos quantidade de, pouca quantidade de, 
    pouco, pouca, poucos, poucas, menos, sem muito, sem muita, sem muitos, não muito, não muita, nada muito, nada tão, sem excesso de, sem exagero de, sem exagerar em, não exagerar em, não abuse de, não abusar de, não abusa de, sem abusar de, não exagere em, não exagera em, maneirar em, maneira em, maneirar,
    não tão, sem ser muito, que não sejam muito, que não seja muito, não sejam muito, não seja muito, não sejam tão, não quero muito, não pode ser muito, não gosto muito, reduzir, reduz, diminuir, diminui, diminua, pega leve em, pegar leve em, baixo teor de, nem muito, não ser muito, não fique muito, não fiquem muito
  `),
  more: words('mais, super, mega, extra, bem mais, um pouco mais, pouco mais, ultra'),
  except: words(
    'exceto, salvo, a não ser, a não ser que tenha, tirando, com exceção de, menos de, à exceção de, fora de, só não, menos se for, menos com, menos os de, menos as de, excetuando, que não seja, que não sejam, que não',
  ),
  all: words(
    'tudo, aceito tudo, aceitamos tudo, topo tudo, topamos tudo, vale tudo, tudo mais, de tudo, qualquer coisa, qualquer um, pode tudo, todo o resto, o resto, todos os outros, resto, qualquer fruta',
  ),
  allergy: words(`
    alergia, alergia severa, alergia grave, alergia forte, alergia leve, muito alérgico, muito alérgica, aplv, alergia à proteína do leite, alérgico, alérgica, alérgicos, alérgicas, alergia a, alérgico a, intolerância, intolerante, intolerantes, intolerância a, intolerante a, anafilaxia, anafilático, anafilática, choque anafilático,
    reação alérgica, reação a, dá reação, deu reação, dão reação, teve reação, tem reação, passa mal com, passam mal com, passo mal com, passa mal, passam mal, passou mal, passaram mal, passou mal com, fecha a garganta, fecha a glote, edema de glote, incha com, empola com, traços de, traço de, contaminação cruzada, celíaco, celíaca, doença celíaca,
    não pode com, não podem com, que não pode com, que não podem com, que não pode comer, que não podem comer, não posso com, não pode nem com, não se dá com, não se dá bem com, faz mal, fazem mal, é veneno, veneno para, dá coceira, dá urticária, urticária, dá diarreia, dá falta de ar, tem problema com, tenho problema com, não pode nem ver, sensível a, sensíveis a, sensibilidade a, não tolera, não tolero, não toleram, epipen, com asma, asma, para hospital, para o hospital, pode matar, mata minha, mata meu, mata ele, mata ela, a garganta fecha, a garganta dele fecha, a garganta dela fecha, fecha a garganta dele, fecha a garganta dela, parar no hospital, para no hospital, parou no hospital, fica empolado, fica empolada, empola, empipoca, restrição a, restrição de, restrição ao, hipersensibilidade, alergênico, alérgeno, alergênicos, alérgenos, allergy, allergic, intolerant, celiac, coeliac, anaphylaxis, alergias alimentares, alergia alimentar, não pode comer, não podem comer, não posso comer
  `),
  minor: words(`
    criança, crianças, criançada, infantil, kids, bebê, para bebe, meu bebe, com bebe, nenê, neném, para os pequenos, para pequeno, para pequenos, menor de idade, menores de idade, menor de 18, menores de 18, de menor, para menor, para menores, com menor, com menores, adolescente, adolescentes, grávida, grávidas,
    gestante, gestantes, gestação, gravidez, amamentando, lactante, lactantes, que amamenta, que amamentam, amamentação, dia das crianças, pregnant, children, toddler
  `),
  have: words(`
    sobra, sobram, sobrando, está sobrando, tá sobrando, sobrou, tem muito, temos muito, tenho muito, tem muita, temos muita, tenho muita, tenho bastante, temos bastante, tem bastante, tem boa oferta de, temos boa oferta de, tenho boa oferta de, temos muita oferta de, tem muita oferta de, temos fartura de, tem fartura de, tem de sobra, tenho de sobra, já compro, já compramos, já uso, já usamos, compro, compramos, tenho, temos, já tenho, já temos,
    em estoque, no estoque, tenho em estoque, temos em estoque, encalhado, encalhada, encalhou, acabar com o estoque de, acabar com o estoque, parado no estoque, parada no estoque, parados no estoque, paradas no estoque, está parado, está parada, estocado, produzimos, produzo, planto, plantamos, colhemos, colho, ganho, preciso gastar, precisamos gastar, precisa gastar, gastar, desovar, dar vazão a, dar saída em, aproveitar o estoque de, tem no quintal, do quintal, ${ownLand}, cheio de, cheia de, na despensa, no freezer, perto de vencer, vai vencer, está vencendo, tá vencendo, vencendo
  `),
  lack: words(`
    deu defeito, deram defeito, deu problema, não acho no mercado, não encontro no mercado, não tem no mercado, acabou, acabaram, em falta, está em falta, tá em falta, tá faltando, está faltando, faltando, falta, não acho, não achamos, não encontro, não encontramos, não tem na feira, não chega, não estou achando, não tô achando, está caro, tá caro, está cara, tá cara, estão caros, estão caras, tão caro, subiram muito, subiu demais, pela hora da morte, está pela hora da morte, muito caro, muito cara, caro demais, cara demais, caríssimo, subiu muito, fora de época, sumiu, sumiu do mercado, em extinção, no defeso, não tenho, não temos, não tem mais, está difícil de achar, difícil de achar, difícil achar, quebrou, está quebrado, tá quebrado, está quebrada, tá quebrada, quebrado, quebrada, pifou, queimou, com defeito, estragou, está no conserto, no conserto
  `),
  swap: words(
    'trocar, troca, troque, troquem, trocaria, substituir, substitui, substitua, substituam, mudar de',
  ),
  by: words('por, pelo, pela, pelos, pelas'),
  instead: words(
    'no lugar de, no lugar do, em vez de, em vez do, ao invés de, ao invés do, em lugar de, invés de',
  ),
  put: words(
    'põe, ponha, pôr, bota, bote, botar, coloca, coloque, colocar, coloquem, usa, use, usar, mete, entra, joga, bota mais, põe mais',
  ),
  keep: words(
    'manter, mantém, mantenha, mantenham, mantenho, manter o, preservar, preserve, preserva, conservar, deixar, deixa, deixe, não mexer, não mexe, não mexa, não mexam, não trocar, não troca, não troque, não alterar, não altere, não altera, não mudar, não mude, não muda, deixa quieto, deixar quieto, deixe quieto, deixa quieta, deixa como está, deixar como está, deixe como está, deixa como tá, deixa do jeito que está, deixa do jeito que tá, deixa assim, deixar assim, deixa em paz, deixa igual, segura, segure, segurar, não encosta, não encoste',
  ),
  stay: words(
    'fica, ficam, fique, fiquem, tem que ficar, têm que ficar, precisa ficar, deve ficar, permanece, permanecer, continua, continuam, continuar, é sagrado, é intocável, intocável, intocáveis, não sai, não saem, não pode sair, não podem sair, não pode mudar, não podem mudar, não muda, não mudam, é clássico da casa, deixa quieto, deixar quieto, deixe quieto, deixa quieta, deixa como está, deixar como está, deixe como está, deixa como tá, deixa do jeito que está, deixa do jeito que tá, deixa assim, deixar assim, deixa em paz, deixa igual, não mexe, não mexer, não mexa, não mexam, não altera, não alterar, fica como está, fica como tá, ficam como estão, fica do jeito que está, fica igual, segue igual, mesmo preço, pelo mesmo preço, no mesmo preço',
  ),
  drop: words(
    'limar, limem, suprimir, suprima, suprimam, deixar de vender, deixa de vender, deixe de vender, parar de vender, para de vender, deixar de fazer, deixa de fazer, parar de fazer, para de fazer, deixar de servir, deixa de servir, parar de servir, para de servir, some com, sumir com, suma com, dar fim em, dá fim em, eliminar, elimina, elimine, descontinuar, descontinua, aposentar, aposenta, aposente, acabar com, acaba com, tirar do cardápio, tira do cardápio, tirar do menu, tira do menu',
  ),
  leave: words(
    'sai, saem, saia, saiam, pode sair, podem sair, tem que sair, vai sair, pode tirar, podem tirar, pode cortar, podem cortar, pode ir embora, não vende, não vendem, não gira',
  ),
  promote: words(
    'de destaque, na primeira página, na capa, no topo, no alto do cardápio, em primeiro lugar, destacar, destaque, destaca, destaque para, dar destaque, dar destaque a, divulgar, divulga, divulgue, promover, promova, promove, impulsionar, empurrar, empurra, vender mais, quero vender mais, queremos vender mais, vender mais de, aumentar as vendas, aumentar a venda, carro-chefe, carro chefe, nosso carro-chefe, puxar, dar mais saída, em evidência, em destaque',
  ),
  permit: words(
    'não tem conversa, não tem negócio, não tem acordo, não tem desculpa, não tem discussão, com e sem álcool, com ou sem álcool, nenhum problema, não tem problema, sem problema, sem problemas, não há problema, tudo bem, tanto faz, pode ter, podem ter, pode até ter, tolera, aceita bem, não ligo, não me importo, não faz diferença, não é problema, não tenho problema',
  ),
  unsure: words(
    'marca o que, marcar o que, marque o que, sinaliza o que, sinalizar o que, sinaliza, sinalizar, identifica o que, identificar o que, indicar o que, indica o que, selo de, símbolo de, ícone de, não repetir, não repete, não repita, sem repetir, não repetem, não sei, não sabemos, não tenho certeza, acho que, talvez, quem sabe, depende, será que, não lembro, dúvida',
  ),
  warning: words(
    'reclama de, reclamam de, reclamou de, reclamaram de, reclamação de, reclama do, reclamam do, cuidado com, cuidado com o, cuidado com a, cuidado com os, cuidado com as',
  ),
  doubtful: words(
    'separado, separada, separados, separadas, à parte, por fora, opcional, opcionais, todo mundo tem, todo mundo já tem, todo mundo faz, todo mundo vende, todo bar tem, todo lugar tem, não dá tempo, não tem tempo, toma tempo, demora, demora muito, dá trabalho, dá muito trabalho',
  ),
  course: words(
    'petisco, petiscos, sobremesa, sobremesas, lanche, lanches, prato principal, entrada, entradinha, tira gosto, tiragosto, principal',
  ),
  because: words('mode, a mode, porque, por que, já que, pois é, por conta de, por causa de'),
  yes: words('sim, pode, podem, pode sim, liberado, liberada, à vontade, ok'),
  zero: words(`
    para quem dirige, para quem vai dirigir, para quem está dirigindo, para motorista, para motoristas, para o motorista da vez, sem álcool, zero álcool, sem alcool nenhum, sem teor alcoólico, não alcoólico, não alcoólica, não alcoólicos, não alcoólicas, nao alcoolicos, mocktail, mocktails, sem bebida alcoólica, analcoólico, drinks virgens, 0 álcool, álcool zero, livre de álcool, bebida sem álcool, sem nada de álcool, nada de álcool, não ter álcool, não pode ter álcool, não tenha álcool, não tenham álcool
  `),
  some: words('alguns, algumas, opções, alguma opção, algumas opções, uns, umas, alguma coisa, variedades'),
  rise: words(
    'subir, sobe, suba, subam, sobem, subo, subisse, subissem, aumentasse, aumentassem, aumentar, aumenta, aumentam, aumente, aumentem, encarecem, reajustam, aumento, aumento de preço, reajustar, reajuste, reajusta, reajustes, encarecer, encareça, ficar mais caro, ficar mais cara, mais caro, mais cara, aumentar o preço de, subir o preço de',
  ),
  touch: words(
    'mexer, mexe, mexa, mexam, mexo, alterar, altera, altere, mudar, muda, mude, mudem, congelar, congela, congele, congelado, congelada, congelados, travar, trava, travado',
  ),
  fall: words(
    'baixar, baixa, baixe, abaixa, abaixe, desce, descer, cair, diminuir o preço, reduzir o preço, dar desconto, desconto, ficar mais barato, abaixar',
  ),
  price: words(
    'paga, pagam, pagar, preço, preço de, preço final, preço de venda, valor, custar, custa, custe, custem, custando, custam, cobrar, cobro, cobramos, cobrando, vender a, vender por, venda a, venda por, para vender a, para vender por, vendido a, sair por, saia por, sair a, vendo a, vendemos a, tabela, faixa de preço, preço médio',
  ),
  max: words(`nenhum passando de, nenhuma passando de, nada passando de, nenhum pode passar de, nenhum passar de, para baixo, nada passa de, nada passa dos, nada pode passar de, nenhum passa de, ninguém passa de, ou menos, para menos, e abaixo, 
    até, no máximo, máximo, máximo de, no máximo até, ao máximo, não passar de, não quero passar de, não quero que passe de, não deixar passar de, não passe de, não passem de, não passa de, não passando de, que não passe de, que não passem de, não pode passar de, não podem passar de, sem passar de, não ultrapassar, não ultrapasse, não pode ultrapassar, não exceder, não pode exceder, não pode mais de, não pode mais que, não mais que, não mais de, não mais do que, nada acima de, nada de mais de, nada que passe de, nada que custe mais de, não pode custar mais de, não pode custar mais que, não custar mais de, não custar mais que, não pode ser mais de, não quero mais de, mais barato que, mais barato do que, mais barato de, não quero nada acima de, não vender acima de, não cobrar mais de, menos de, menos que, abaixo de, inferior a, teto de, teto, limite de, limite, o teto é, teto é, não pode ter mais de, não pode ter mais que, não ter mais de, não ter mais que, com até, por até, pode subir para, podem subir para, pode subir a, pode ir a, pode ir para, pode chegar em, pode passar para, subir até, sobe até, pode subir até, não pode subir de, não pode subir mais de, não subir acima de, não subir mais que, não pode subir acima de, pode ir até, ir até, chegar até, pode chegar a, não passar dos, não passa dos, não pode passar dos, não pode ser acima de
  `),
  min: words(
    'para cima, ou mais, e acima, a partir de, acima de, mais de, mais que, mais do que, no mínimo, mínimo, mínimo de, pelo menos, ao menos, piso, piso de, o piso é, superior a, não menos de, não menos que, não pode custar menos de, não pode custar menos que, não vender por menos de, não vender abaixo de, nada abaixo de, nada por menos de, não quero nada abaixo de, não baixar de, não baixa de, não baixam de, não pode baixar de, não sai por menos de, não saem por menos de, não vendo por menos de, não vende por menos de, não pode ser menos de, começando em',
  ),
  about: words(
    'faixa, uns, umas, cerca de, em torno de, por volta de, mais ou menos, aproximadamente, perto de, média de, em média, média, na média de, na faixa de, na faixa dos, faixa de, faixa dos, na casa de, na casa dos, lá pelos, tipo uns, beirando',
  ),
  between: ['entre'],
  currency: words(
    'real, reais, conto, contos, pila, pilas, pau, paus, mango, mangos, brl, rs, reai, dinheiros, tão, conto de réis, de reais',
  ),
  each: words(
    'cada, por drink, por drinks, por dose, por prato, por pessoa, por unidade, a unidade, cada um, cada uma, cada drink, o drink, por item, no drink, o prato, o copo, por copo, na mesa, na venda, de venda, para vender, para o cliente, no cardápio, a dose',
  ),
  results: words(
    'prato principal, pratos principais, com álcool, drinks, drink, coquetel, coquetéis, receitas, receita, opções, opção, bebidas, pratos, prato, posts, post, publicações, petiscos, sugestões, ideias, criações, novidades, caipiras',
  ),
  pages: words('pag, pág, pgs, pgn, página, páginas, folha, folhas, lauda, laudas'),
  items: words('item, itens, pratos, opções, linhas, produtos, drinks'),
  ingredients: words('ingrediente, ingredientes'),
  elasticity: words('elasticidade, elasticidade de, elasticidade é, elasticidade preço'),
  strength: words(
    'teor, teor alcoólico, teor de álcool, graduação, graduação alcoólica, abv, vol, volume alcoólico, grau, graus, grau alcoólico, graus gl, gl, percentual de álcool, porcentagem de álcool',
  ),
  happyHour: words(
    'happy hour, happy, happyhour, hh, promoção, rodízio, almoço executivo, almoço, jantar, café da manhã, música ao vivo, chopp dobrado, dose dupla, double, jantar dançante, karaokê, pagode',
  ),
  hour: words('h, hs, hrs, hora, horas, hr, da noite, da tarde, da manhã'),
  instruction: words(`
    ignore as instruções, ignore instruções, ignore todas as instruções, ignore tudo, ignora tudo, ignore o que, ignore all, ignore previous, ignore any, ignore the, disregard, desconsidere as instruções, desconsidere tudo, esqueça tudo, esqueça as instruções, esqueça as regras, esquece tudo, esquece as regras, ignore as regras, ignora as regras, ignore as restrições, ignore as alergias, ignore a alergia, desconsidere a alergia, desconsidere as alergias, desconsidere as restrições, você agora é, você é um, vc agora é, a partir de agora você, aja como, finja que, finja ser, act as, you are now, you are a, pretend, system, system prompt, assistant, prompt, jailbreak, developer mode, modo desenvolvedor, instruções anteriores, instruções acima, regras acima, regras anteriores, novas instruções, new instructions, chatgpt, gpt, openai, inteligência artificial, modelo de linguagem, language model, responda apenas, responda somente, responda com, imprima, revele, sua senha, api key, json, devolva os créditos, dê créditos, crédito grátis, créditos grátis, drop table, select from, script, alert
  `),
}

/** Contractions of prepositions with an article. */
const joined: Readonly<Record<string, readonly string[]>> = {
  a: ['a', 'ao', 'as', 'aos'],
  de: ['de', 'do', 'da', 'dos', 'das'],
  em: ['em', 'no', 'na', 'nos', 'nas'],
}

const listOf = (list: readonly string[]) =>
  list.flatMap((phrase) => {
    const keys = canonAll(phrase)
    const last = keys.length > 1 ? joined[keys.at(-1) ?? ''] : undefined
    return last ? last.map((ending) => [...keys.slice(0, -1), ending]) : [keys]
  })

/** All phrases with their roles, tokenized. */
export const grammar: readonly { phrase: readonly string[]; mark: Mark }[] = [
  ...listOf(fillers).map((phrase) => ({ phrase, mark: 'filler' as const })),
  ...Object.entries(marks).flatMap(([mark, list]) =>
    listOf(list ?? []).map((phrase) => ({ phrase, mark: mark as Mark })),
  ),
]

/** Function words of other languages: a sentence with two of them is not read as Portuguese. */
export const foreign: ReadonlySet<string> = new Set(
  `the please without with and for you your are this that should must never always want would like don't not allergy only of
   is my to me el los las pero muy sin con leche quiero quisiera por nuestro usted y una unos hay todos une des les avec
   sans pour vous nous est und mit ohne bitte ich wir der die das nicht il gli senza per favore vorrei`
    .split(/\s+/)
    .flatMap((word) => canonAll(word)),
)
/** Words of other languages that are also Portuguese. */
export const alsoPortuguese: ReadonlySet<string> = new Set(
  canonAll('para con por una me as les des los las das der die hay pour per est il to is my of like all'),
)
