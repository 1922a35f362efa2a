/**
 * Posts about the house and its people, in three registers. Each text is a whole caption and is true of any house that
 * may have it: what only one house knows stays out. Fields: `{casa}`, `{lugar}` the city, `{y}` the year.
 */
import type { Format } from './ideas.ts'

/** How a house speaks: as Ceará does, warmly, or in few words. */
export type Register = 'spoken' | 'plain' | 'sober'

export type Moment = {
  title: string
  /** With its article: "o gelo". */
  subject: string
  texts: Readonly<Record<Register, string>>
  shot: string
  format: Format
  /** Whom the picture shows, where a consent is needed. */
  who?: string
  alcohol?: boolean
  /** What the menu must sell. */
  sells?: RegExp
  /** An idea of the wizard's themes about the same subject: a calendar has one of the two. */
  like?: { theme: string; title: string }
  /** Days of the year on which it may be posted, "MM-DD"; absent: any. */
  days?: { from: string; to: string }
}

export const moments: readonly Moment[] = [
  {
    title: 'A mesa da confraternização',
    subject: 'a confraternização',
    texts: {
      spoken:
        'O grupo da confraternização já tem nome, figurinha e [zero decisão|nenhuma data]. [Alguém salva isso|Toma a frente]: manda no direct o dia, a hora e quantos são, que a gente responde se [a mesa aguenta|tem mesa desse tamanho].',
      plain:
        'O grupo da confraternização já tem nome, figurinha e [nenhuma decisão|nenhuma data]. [Escreva|Mande] no direct o dia, a hora e quantos são: [respondemos se a mesa comporta|dizemos se há mesa desse tamanho].',
      sober:
        'Mesas de dezembro: escreva no direct o dia e o número de pessoas. [Respondemos com o que é possível|Dizemos o que é possível].',
    },
    shot: '[A mesa mais comprida da casa, posta e ainda vazia|A mesa grande vista da cabeceira, sem ninguém|Três mesas sendo juntadas, vistas de cima]',
    format: 'Foto',
    days: { from: '11-24', to: '12-18' },
  },
  {
    title: 'O prato do ano',
    subject: 'o prato do ano',
    texts: {
      spoken:
        'Balanço do ano, e sem planilha: que prato daqui [salvou a tua semana|te fez voltar] em {y}? Vale um só. Quem disser “todos” [tá fugindo da pergunta|tá em cima do muro].',
      plain:
        '[Balanço de {y}, sem planilha|{y} em uma garfada|Fim de ano, hora da conta]: que prato daqui você [pediria de novo agora|não deixaria sair do cardápio|contaria a um amigo]? [Só vale um|Um só], e “todos” [não é resposta|não conta].',
      sober: 'De todo o ano de {y}, um prato só. [Qual ficou|Qual foi o seu]?',
    },
    shot: '1: o prato [que vocês mais pediram|campeão do ano|mais pedido]; 2: o segundo; 3: o terceiro; 4: [o cardápio aberto|o balcão no fim da noite|a porta da casa]',
    format: 'Carrossel',
    days: { from: '12-19', to: '12-30' },
  },
  {
    title: 'As mãos da cozinha',
    subject: 'quem cozinha',
    texts: {
      spoken:
        'Tu já comeu muita coisa que saiu dessas mãos e [nunca deu boa-noite pra elas|não sabe nem de quem são]. O rosto fica na cozinha, que [o fogo não espera|a panela não espera]. O recado tu deixa aqui, [que a gente lê lá dentro|que chega lá dentro].',
      plain:
        '[Você conhece a comida que sai destas mãos|Destas mãos já saiu muita coisa que você comeu] e [talvez nunca tenha visto quem cozinha|talvez não saiba de quem são|você não sabe de quem são]. [O fogo não espera|A panela não espera], mas recado chega: escreva o seu, e a gente [lê em voz alta lá dentro|leva até o fogão].',
      sober:
        '[As mãos antes do prato|Antes do prato, as mãos]. Recados para a cozinha podem ficar aqui: [eles chegam|chegam lá dentro].',
    },
    shot: '[As mãos de quem cozinha, do pulso para baixo|As mãos de quem cozinha, na tábua|As mãos de quem cozinha, com a colher de prova]',
    format: 'Foto',
  },
  {
    title: 'Antes de abrir',
    subject: 'a casa vazia',
    like: { theme: 'Bastidores do bar e da cozinha', title: 'Antes de abrir' },
    texts: {
      spoken:
        'Uma hora antes de abrir é assim: luz acesa, [balcão limpo|chão lavado] e cadeira sem dono. [Aproveita o silêncio|Escuta o silêncio], que é o mais curto do dia. [Qual desses lugares é o teu|Tu senta onde]?',
      plain:
        'Uma hora antes de abrir, a casa é só nossa: luz acesa, [balcão limpo|chão lavado], cadeira sem dono. É o silêncio mais curto do dia. [Que lugar você escolheria|Qual desses lugares é o seu]?',
      sober:
        'Uma hora antes do serviço. [A mesa está posta|A luz já está certa], e ninguém [falou ainda|disse nada].',
    },
    shot: '[Um vídeo só, da porta até o balcão, com a casa vazia|A casa vazia vista do fundo, a porta se abrindo|As luzes da casa sendo acesas, uma a uma]',
    format: 'Reels',
  },
  {
    title: 'O de sempre',
    subject: 'o pedido de sempre',
    like: { theme: 'Depoimentos de clientes', title: 'Quem volta' },
    texts: {
      spoken:
        'Tem freguês que nem abre o cardápio: senta, [levanta o dedo|acena] e diz “o de sempre”. [E o teu, qual é|Qual é o teu]? Conta aqui e marca quem [pede igual|vive te copiando].',
      plain:
        'Há quem nem abra o cardápio: [senta|chega] e diz “o de sempre”. Qual é o seu? Conte, e marque quem [pede igual há anos|sabe o seu de cor].',
      sober: 'Em todo cardápio há um prato [a que se volta|que chama de novo]. Qual é o seu?',
    },
    shot: '[O cardápio fechado e, ao lado, um prato que acabou de chegar|Um prato servido e o cardápio ainda no porta-guardanapo|O cardápio fechado debaixo do prato]',
    format: 'Foto',
  },
  {
    title: 'Três paradas',
    subject: 'o nosso pedaço da cidade',
    texts: {
      spoken:
        'Chegou visita de fora e só tem [uma tarde|meio dia] pra conhecer {lugar}. Tu leva pra onde, em três paradas? [Confessa que a gente tá na lista|Diz que a gente tá na lista], nem que seja a terceira.',
      plain:
        'Um amigo de fora tem [uma tarde|meio dia] em {lugar}. Quais são as suas três paradas? [Nós torcemos pela terceira, que é a que demora mais|Se pudermos escolher, ficamos com a última, a que demora|Guarde uma para a hora da fome].',
      sober: '{lugar}, [uma tarde|meio dia], três endereços. [Quais seriam os seus|Por onde começar]?',
    },
    shot: '[A fachada vista do outro lado da rua, no fim da tarde|A fachada com a luz acesa, de longe|A placa da casa, com a rua atrás]',
    format: 'Foto',
  },
  {
    title: 'Pede ou espera?',
    subject: 'quem chega primeiro',
    texts: {
      spoken:
        'Pergunta que já deu bate-boca em muita [família|turma boa]: quem chega primeiro pede logo ou espera [a turma|o resto]? Diz de que lado tu tá, [que a gente só anota|que aqui ninguém julga].',
      plain:
        'Quem chega primeiro pede logo ou espera [a mesa inteira|os outros]? Defenda o seu lado nos comentários; [aqui os dois são bem recebidos|ninguém aqui julga].',
      sober:
        'Entrada no meio da mesa ou uma para cada um? [A mesa decide|Há bons argumentos dos dois lados].',
    },
    shot: '[Uma mesa posta para quatro, com um lugar só ocupado, visto de costas|Quatro pratos na mesa e um par de mãos só|Três cadeiras vazias e uma ocupada, de costas]',
    format: 'Foto',
  },
  {
    title: 'Liga o som',
    subject: 'o trabalho da cozinha',
    like: { theme: 'Equipe', title: 'Mãos que trabalham' },
    texts: {
      spoken:
        'Na mesa some [num minuto|ligeiro]. Atrás da porta foi faca, fogo, panela e uma pia que [nunca esvazia|não dá sossego]. Liga o som e diz [que barulho é esse aí do meio|qual barulho te dá fome].',
      plain:
        'À mesa, some [em minutos|depressa]. Antes houve faca, fogo, panela e uma pia cheia. Ligue o som: [é assim que o dia começa por aqui.|qual desses barulhos dá fome em você?]',
      sober: 'Faca, fogo, panela. [Trinta segundos, com som|Com som, por favor, do começo ao fim].',
    },
    shot: '[Meio minuto de mãos e sons: descascar, cortar, mexer, lavar|Um som por corte: faca, chapa, panela, torneira|A panela, a faca e a pia, cinco segundos de cada, com som]',
    format: 'Reels',
  },
  {
    title: 'Primeira vez aqui?',
    subject: 'a primeira visita',
    texts: {
      spoken:
        'Primeira vez aqui e não sabe [por onde começa|o que pede]? Olha pra mesa do lado, escolhe o prato mais bonito e aponta. [Não é falta de educação, é pesquisa|Se perguntarem, tu tá só pesquisando].',
      plain:
        'Primeira vez aqui? Olhe para a mesa ao lado, escolha o prato mais bonito e aponte. [Não é falta de educação: é pesquisa|Quem serve está acostumado].',
      sober:
        'Na primeira visita, pergunte à equipe o que ela pediria. A resposta [costuma ser boa|quase nunca é a mais cara].',
    },
    shot: '[O cardápio aberto, com um dedo parado numa linha|O dedo descendo pelo cardápio até parar|O cardápio visto por cima do ombro]',
    format: 'Foto',
  },
  {
    title: 'O que acabou de sair',
    subject: 'a pergunta a quem serve',
    texts: {
      spoken:
        'A pergunta que mais se faz a quem serve: “o que é que tá saindo agora?”. [Pergunta sem medo|Pode perguntar]. Quem vai e volta da cozinha [sabe qual panela deixou o fogo|sente o cheiro antes de todo mundo].',
      plain:
        '[A pergunta que mais se faz a quem serve|Toda noite alguém pergunta a quem serve|A melhor pergunta a quem serve]: “o que está saindo agora?”. [Faça sem cerimônia|Faça sempre]. Quem vai e volta da cozinha [sabe o que acabou de deixar o fogo|sente o cheiro antes de todos].',
      sober: 'Entre a cozinha e a mesa, quem serve é quem mais sabe do cardápio. [Pergunte|Vale perguntar].',
    },
    shot: '[A bandeja saindo da cozinha, vista de trás|O prato passando do fogão à bandeja, sem corte|A porta da cozinha abrindo, a bandeja na frente]',
    format: 'Reels',
  },
  {
    title: 'Alergia se diz antes',
    subject: 'o aviso de alergia',
    texts: {
      spoken:
        'Alergia, intolerância ou promessa pra santo: diz antes de pedir, [sem vergonha nenhuma|sem cerimônia]. A cozinha prefere responder dez perguntas a [adivinhar uma|errar uma].',
      plain:
        '[Alergia ou restrição? Diga|Se há alergia na mesa, conte] antes de pedir[, sem cerimônia|, sempre|]. [A cozinha prefere|Quem cozinha prefere|A gente prefere] responder a dez perguntas a [adivinhar uma|errar uma].',
      sober:
        'Alergias e restrições: [conte à equipe|avise] antes do pedido. A cozinha diz o que pode servir e o que não pode.',
    },
    shot: '[A comanda com o aviso sublinhado, sem nome de cliente|O aviso escrito à mão no alto da comanda|Um bilhete: “alergia? avise antes”]',
    format: 'Foto',
  },
  {
    title: 'O melhor lugar',
    subject: 'o melhor lugar da casa',
    texts: {
      spoken:
        'Canto, porta ou bem no meio da confusão: onde é que tu senta quando dá pra escolher? Tem gente que [vê o lugar ocupado e espera|chega cedo só por causa disso].',
      plain:
        'No canto, perto da porta ou bem no meio: onde você senta quando dá para escolher? [Marque quem sempre discorda|Há quem chegue cedo só por isso].',
      sober: 'Canto, porta ou centro da sala: [onde você prefere a mesa|qual é o seu lugar]?',
    },
    shot: '1: [o canto|a mesa do canto]; 2: [a mesa da porta|perto da porta]; 3: [a mesa do meio|bem no meio]; todas vazias',
    format: 'Carrossel',
  },
  {
    title: 'Cachaça não é rum',
    subject: 'a origem da cachaça',
    like: { theme: 'História da cachaça', title: 'Cachaça, só no Brasil' },
    texts: {
      spoken:
        'Cachaça e rum são primos, não são a mesma pessoa. Ela sai do caldo fresco da cana e, por lei, só se faz no Brasil; ele, quase sempre, sai do melaço. [Guarda essa pra próxima discussão de mesa|Com essa tu encerra a discussão da mesa].',
      plain:
        'Cachaça e rum são primos. Ela vem do caldo fresco da cana e, por lei, só se faz no Brasil; ele, quase sempre, vem do melaço. [Você sabia a diferença|Já tinham contado a você]?',
      sober:
        'Cachaça: caldo de cana fermentado e destilado, só no Brasil. O rum, quase sempre, parte do melaço. [Primos, não sinônimos|Parentes, não a mesma coisa].',
    },
    shot: '[As garrafas de cachaça da casa, rótulos de frente, contra a luz|O rótulo da garrafa, de perto, na palavra “cachaça”|As cachaças da casa enfileiradas no balcão]',
    format: 'Foto',
    alcohol: true,
    sells: /cacha[cç]a|caipirinha|rabo de galo/iu,
  },
  {
    title: 'A janela fechada',
    subject: 'a janela do truck',
    texts: {
      spoken:
        'Antes da fila é isso aí: janela fechada, chapa fria e tudo cortado, esperando o primeiro pedido. [Quem da tua turma é sempre o primeiro a chegar|Quem é que chega antes de todo mundo]? Marca.',
      plain:
        'Antes da fila é assim: janela fechada, chapa fria, tudo cortado à espera do primeiro pedido. [Quem da sua turma chega sempre antes|Quem é o primeiro da fila]? Marque.',
      sober: 'Antes da fila: janela fechada, chapa fria, [tudo no lugar|tudo cortado].',
    },
    shot: 'A janela do truck abrindo, vista da calçada',
    format: 'Reels',
  },
  {
    title: 'Em pé ou para levar?',
    subject: 'quem come na hora',
    texts: {
      spoken:
        'Come na hora, em pé, com o guardanapo na mão, ou leva e jura que vai esperar chegar em casa? [Seja sincero, que a gente vê pela janela|Fala a verdade, que daqui a gente vê].',
      plain:
        'Comer na hora, em pé, ou levar e jurar que espera chegar em casa? [Seja sincero: da janela a gente vê tudo|Pode confessar: daqui se vê].',
      sober: 'Na hora, em pé, ou para levar? [As duas têm defensores|Cada um com a sua pressa].',
    },
    shot: 'As mãos de alguém recebendo o pedido na janela',
    format: 'Foto',
  },
]

/** Of a house on wheels only. */
export const onWheelsOnly = new Set(['A janela fechada', 'Em pé ou para levar?'])
