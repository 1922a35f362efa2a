/** Feasts that an owner names and the calendar does not: a text for before and one for the day. */
export const ownerFeasts: Readonly<Record<string, { ahead: string; text: string }>> = {
  'Santo Antônio': {
    ahead:
      'Véspera de Santo Antônio é [bandeirinha|fogueira] na rua e [milho|canjica] no fogo. O santo cuida [do par|de quem procura]; a comida fica com a cozinha.',
    text: 'Dia de Santo Antônio: ele [cuida|se ocupa] do par, e a cozinha [cuida da janta|cuida da fome]. [Quem já fez promessa|Quem já pediu a ele]?',
  },
  'São Pedro': {
    ahead:
      'São Pedro fecha [junho|o ciclo das fogueiras]: [a última bandeirinha|o último forró] do ano merece mesa.',
    text: 'São Pedro: [a última fogueira|a última bandeirinha] de junho. [Canjica, pamonha ou milho assado|Milho cozido ou assado]?',
  },
  'Corpus Christi': {
    ahead: 'Feriado no meio da semana [pede|tem] mesa sem relógio.',
    text: 'Feriado de Corpus Christi: [a rua amanhece mais quieta|tapete de serragem na rua], e o almoço [pode demorar|não tem pressa].',
  },
  Páscoa: {
    ahead: 'O domingo de Páscoa [junta|reúne] quem passou a Semana Santa longe. [Acerte|Combine] quem vem.',
    text: 'Domingo de Páscoa: mesa cheia, [peixe ou cordeiro|prato de família], e o resto [do chocolate|do ovo] fica para depois.',
  },
  'Semana Santa': {
    ahead: 'Semana Santa no Ceará é peixe, coco e [receita de avó|mesa de família].',
    text: 'Semana Santa: peixe na panela, [coco ralado|conversa baixa] e a família por perto.',
  },
  Quaresma: {
    ahead:
      'Na Quaresma, [muita mesa|a mesa de muita gente] troca a carne pelo peixe. [Aqui também|A cozinha acompanha].',
    text: 'Quaresma: [panela de peixe|peixe na mesa], coco e [a receita de sempre|farinha boa].',
  },
  'Dia de Padre Cícero': {
    ahead:
      'Romeiro chega [cedo|de longe], com fome e com história. A casa [espera com a panela no fogo|guarda a mesa].',
    text: 'Dia de Padre Cícero: chapéu de palha, [benção|bênção] e prato quente para quem [veio de longe|andou o dia todo].',
  },
  'Dia de São José': {
    ahead: 'É o padroeiro do Ceará: se chover no dia, o povo diz que [o inverno vem bom|a safra está feita].',
    text: 'Dezenove de março: [olho no céu|céu de São José], e feijão-verde [na panela|no pensamento]. [Choveu|Pingou] por aí?',
  },
  'Festa de São Francisco': {
    ahead:
      'Na festa de São Francisco [a cidade se enche|Canindé se enche] de romeiro. A casa [se prepara|bota mais mesa].',
    text: 'São Francisco das Chagas: [romeiro|quem veio a pé] tem mesa, água fresca e prato quente.',
  },
  'Dia da Mulher': {
    ahead:
      'Oito de março: [na cozinha e no salão|do fogão ao caixa], elas [tocam|seguram] a casa o ano inteiro.',
    text: 'Oito de março: o nosso respeito a quem [cozinha|planta], [serve|atende], planta e manda nesta casa.',
  },
  'Dia de Reis': {
    ahead: 'Dia de Reis [fecha|encerra] as festas: [a última sobra|o último enfeite] sai da mesa.',
    text: 'Dia de Reis: [desmonta-se o presépio|guarda-se o enfeite], e a mesa volta [ao de sempre|ao comum].',
  },
  Tiradentes: {
    ahead: 'Feriado [à vista|chegando]: mesa marcada antes [rende|descansa] mais.',
    text: 'Feriado: [o relógio descansa|ninguém corre], e o almoço demora.',
  },
  'Dia do Trabalho': {
    ahead: 'Primeiro de maio [é dia de|pede] mesa para quem trabalha o ano inteiro.',
    text: 'Primeiro de maio: o nosso obrigado a quem [cozinha, serve e lava|acende o fogo cedo e apaga tarde].',
  },
}
