import type { Report } from '@consulting/report/blocks.ts'

function figuresOf(cost: string, share: string, strength: string) {
  return [
    { key: 'Custo da dose', value: cost },
    { key: 'Custo sobre o preço', value: share },
    { key: 'Teor alcoólico', value: strength },
  ]
}

/** A fictional report of a fictional restaurant, shown before a purchase. */
export const exampleReport: Report = {
  id: 'exemplo',
  title: 'Consultoria completa: carta, cardápio e lançamento',
  restaurant: 'Bar Maré Mansa (fictício)',
  year: 2026,
  createdAt: '2026-10-05T12:00:00-03:00',
  sections: [
    {
      id: 'resumo',
      title: 'Resumo',
      blocks: [
        {
          kind: 'text',
          text: 'O **Bar Maré Mansa**, na Praia de Iracema, tem 60 lugares e vende bem cerveja e petisco de frutos do mar. A carta de drinks tinha 22 linhas e respondia por 9% da receita. Esta consultoria propõe **três drinks autorais com cachaça**, reorganiza os petiscos por margem e traz o lançamento pronto para as redes.',
        },
        {
          kind: 'costCards',
          items: [
            { label: 'Custo médio da dose', value: 'R$ 6,42' },
            { label: 'Preço médio', value: 'R$ 31,90' },
            { label: 'Margem média', value: 'R$ 25,48' },
            { label: 'Ganho estimado', value: 'R$ 4.180', note: 'por mês, em 4 semanas' },
          ],
        },
        {
          kind: 'actions',
          items: [
            {
              what: 'Isca de peixe: passar de R$ 38,00 para R$ 39,90',
              brings: '**R$ 212,00** por mês, se as vendas reagirem ao preço como suposto.',
              by: 'Semana 1',
              who: 'Gerente',
            },
            {
              what: 'Provar os três drinks com a equipe, com o dosador na mão',
              brings:
                'Segura o custo: 10 ml a mais de cachaça no copo custam **R$ 0,50 a R$ 1,10** por dose.',
              by: 'Semana 1',
              who: 'Chefe de bar',
            },
            {
              what: 'Lançar os três drinks na carta de uma página',
              brings: '**R$ 2.937,60** de margem em quatro semanas, a 10 doses de cada por semana.',
              by: 'Semana 2',
              who: 'Gerente',
            },
            {
              what: 'Reimprimir os petiscos em três grupos',
              brings: 'Os de maior margem ficam onde o cliente olha primeiro.',
              by: 'Semana 2',
              who: 'Gerente e cozinha',
            },
            {
              what: 'Contar as doses vendidas e conferir os custos com as notas',
              brings: 'Decide com a venda real o que fica na carta.',
              by: 'Semana 4',
              who: 'Gerente',
            },
          ],
        },
        {
          kind: 'keyValues',
          items: [
            { key: 'Pedido em', value: '05/10/2026' },
            { key: 'Entregue em', value: 'menos de 48 horas' },
            { key: 'O que a casa pediu', value: 'drinks leves, com fruta da estação, sem leite' },
            { key: 'O que ficou de fora', value: 'leite e derivados' },
          ],
        },
        {
          kind: 'list',
          items: [
            'Carta nova com **3 drinks autorais** e 4 clássicos, numa página só',
            'Petiscos em três grupos, com os de **maior margem** no alto de cada um',
            'Dois preços corrigidos: a isca de peixe e o camarão ao alho',
          ],
        },
      ],
    },
    {
      id: 'cachacas',
      title: 'Cachaças para testar',
      blocks: [
        {
          kind: 'text',
          text: 'As garrafas vão com a consultoria, para provar cada receita no seu balcão antes de imprimir o cardápio.',
        },
        {
          kind: 'products',
          items: [
            { name: 'Alambique', details: 'Branca e fresca: base dos drinks com fruta e gelo.' },
            { name: 'Carvalho Premium', details: 'Baunilha e especiarias: para os clássicos e para o café.' },
            {
              name: 'Castanheira Extra-Premium',
              details: 'Encorpada: doses, sobremesas e o drink de assinatura.',
            },
          ],
        },
      ],
    },
    {
      id: 'drinks',
      title: 'Fichas dos drinks',
      blocks: [
        {
          kind: 'drinks',
          items: [
            {
              name: 'Vento Leste',
              glass: { shape: 'tall', garnish: 'bubbles' },
              base: 'Collins · Cachaça Alambique',
              ingredients: [
                '50 ml de cachaça Alambique',
                '40 ml de suco de caju',
                '20 ml de suco de limão-taiti',
                '15 ml de xarope de rapadura',
                'Água com gás para completar',
              ],
              serve: 'Copo alto com gelo, de frente para o mar',
              technique: 'Batido e completado',
              method: [
                'Bata tudo, menos a água com gás, com gelo por 10 segundos.',
                'Coe para o copo alto com gelo novo.',
                'Complete com água com gás e mexa uma vez.',
              ],
              pairing: 'Isca de peixe com molho tártaro',
              price: 'R$ 29,90',
              margin: 'R$ 23,62',
              figures: figuresOf('R$ 6,28', '21%', '8,4%'),
              visual: 'Dourado claro, com uma fatia fina de caju na borda',
              notes: ['Fruta da safra de setembro a dezembro; fora dela, use polpa.'],
            },
            {
              name: 'Rede Armada',
              glass: { shape: 'stem', garnish: 'foam' },
              base: 'Sour · Cachaça Carvalho Premium',
              ingredients: [
                '50 ml de cachaça Carvalho Premium',
                '25 ml de suco de limão-taiti',
                '20 ml de mel de jandaíra',
                '1 clara pasteurizada',
              ],
              serve: 'Taça coupe, sem gelo',
              technique: 'Batido duas vezes',
              method: [
                'Bata tudo sem gelo.',
                'Junte gelo e bata de novo.',
                'Coe duas vezes para a taça fria.',
              ],
              pairing: 'Carne de sol com macaxeira',
              price: 'R$ 34,90',
              margin: 'R$ 27,45',
              figures: figuresOf('R$ 7,45', '21,3%', '17,1%'),
              visual: 'Espuma branca com três gotas de amargo',
              notes: ['Alergênicos: ovo, mel.'],
            },
            {
              name: 'Pôr do Sol na Ponte',
              glass: { shape: 'low', garnish: 'citrus' },
              base: 'Caipirinha · Cachaça Alambique',
              ingredients: [
                '60 ml de cachaça Alambique',
                'Meia tangerina',
                '2 colheres de açúcar demerara',
                '4 folhas de manjericão',
              ],
              serve: 'Copo baixo com gelo picado',
              technique: 'Macerado',
              method: [
                'Macere a tangerina com o açúcar.',
                'Junte o manjericão sem amassar.',
                'Cubra de gelo e despeje a cachaça.',
              ],
              pairing: 'Camarão ao alho',
              price: 'R$ 27,90',
              margin: 'R$ 22,37',
              figures: figuresOf('R$ 5,53', '19,8%', '19,5%'),
              visual: 'Laranja e verde, com a casca torcida por cima',
              notes: [],
            },
          ],
        },
      ],
    },
    {
      id: 'cardapio',
      title: 'Engenharia do cardápio',
      blocks: [
        {
          kind: 'text',
          text: 'Cada petisco pela **popularidade** e pela **margem de contribuição**, nas vendas de setembro. O método é o de Kasavana e Smith: popular é quem vende pelo menos 70% da sua parte; rentável, quem deixa pelo menos a margem média.',
        },
        {
          kind: 'matrix',
          matrix: {
            caption: 'Petiscos em setembro',
            axes: { x: 'Participação nas vendas', y: 'Margem por porção' },
            threshold: { x: 11.7, y: 24.6 },
            points: [
              { name: 'Camarão ao alho', x: 24, y: 31.2, quadrant: 'Estrela' },
              { name: 'Isca de peixe', x: 28, y: 21.4, quadrant: 'Burro de carga' },
              { name: 'Patinha de caranguejo', x: 9, y: 33.8, quadrant: 'Enigma' },
              { name: 'Pastel de queijo', x: 21, y: 18.9, quadrant: 'Burro de carga' },
              { name: 'Carne de sol', x: 12, y: 27.5, quadrant: 'Estrela' },
              { name: 'Salada da casa', x: 6, y: 14.2, quadrant: 'Abacaxi' },
            ],
          },
        },
        {
          kind: 'table',
          caption: 'O que fazer com cada um',
          headers: ['Item', 'Hoje', 'Novo', 'Ação', 'Efeito por mês'],
          rows: [
            ['Camarão ao alho', 'R$ 54,90', 'R$ 54,90', 'Manter no alto da página', '—'],
            ['Isca de peixe', 'R$ 38,00', 'R$ 39,90', 'Subir 5%', '+R$ 212'],
            [
              'Patinha de caranguejo',
              'R$ 52,00',
              'R$ 52,00',
              'Dar destaque e combinar com o Vento Leste',
              '+R$ 406',
            ],
            ['Pastel de queijo', 'R$ 29,00', 'R$ 29,90', 'Subir 3%', '+R$ 96'],
            ['Carne de sol', 'R$ 48,00', 'R$ 48,00', 'Manter', '—'],
            ['Salada da casa', 'R$ 26,00', '—', 'Tirar do cardápio', '+R$ 0'],
          ],
          numeric: [1, 2, 4],
        },
        {
          kind: 'bars',
          chart: {
            caption: 'Receita de drinks por mês',
            unit: 'brl',
            legend: { value: 'Com a carta nova', compare: 'Antes' },
            bars: [
              { label: 'Caipirinhas', value: 6200, compare: 4900 },
              { label: 'Autorais', value: 5100, compare: 0 },
              { label: 'Clássicos', value: 3300, compare: 3100 },
            ],
          },
        },
      ],
    },
    {
      id: 'redes',
      title: 'Conteúdo para redes sociais',
      blocks: [
        {
          kind: 'text',
          text: 'Dois dos 30 textos do calendário. Todos passam pelas regras da publicidade de bebidas.',
        },
        {
          kind: 'posts',
          items: [
            {
              date: '16/10/2026, sexta-feira, 17h',
              title: 'O caju chegou',
              copy: 'A safra de caju abriu e a carta do Maré Mansa mudou de cor. O Vento Leste leva caju da serra, rapadura e cachaça de alambique, e chega à mesa dourado como o fim de tarde na Ponte.\n\nReserve a sua mesa para sexta.\n\nBeba com moderação.',
              format: 'Carrossel',
              visual: 'O copo contra a luz das cinco da tarde, caju inteiro ao lado, sem pessoas',
              hashtags: ['#PraiaDeIracema', '#Fortaleza', '#CachaçaDeAlambique'],
            },
            {
              date: '20/10/2026, terça-feira, 12h',
              title: 'De onde vem a carne de sol',
              copy: 'A nossa carne de sol descansa um dia inteiro antes de ir para a brasa. Na terça ela sai com macaxeira na manteiga de garrafa, e a cozinha conta o resto.\n\nConheça o cardápio novo no link.',
              format: 'Reels',
              visual: 'As mãos do cozinheiro virando a carne na brasa',
              hashtags: ['#CarneDeSol', '#CozinhaCearense', '#Fortaleza'],
            },
          ],
        },
      ],
    },
    {
      id: 'servico',
      title: 'Roteiro de serviço',
      blocks: [
        { kind: 'subtitle', text: 'Antes de abrir' },
        {
          kind: 'checkList',
          items: [
            'Xarope de rapadura pronto, com a data na garrafa',
            'Caju e tangerina cortados e cobertos',
            'Dosador na mão de quem faz os drinks',
          ],
        },
        { kind: 'subtitle', text: 'Na mesa' },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Ofereça o Vento Leste com a isca de peixe.',
            'Com a carne de sol, sugira o Rede Armada.',
            'Para quem dirige, o Vento Leste sem cachaça leva o mesmo preparo.',
          ],
        },
      ],
    },
    {
      id: 'plano',
      title: 'Plano de 30 dias',
      blocks: [
        {
          kind: 'checkList',
          items: [
            'Semana 1: provar as três receitas com a equipe e ajustar o açúcar',
            'Semana 2: imprimir a carta nova e publicar os quatro primeiros textos',
            'Semana 3: corrigir os dois preços e contar as vendas noite a noite',
            'Semana 4: comparar com setembro e decidir o que fica',
          ],
        },
      ],
    },
    {
      id: 'premissas',
      title: 'Premissas',
      blocks: [
        {
          kind: 'list',
          items: [
            'Preços de ingredientes de Fortaleza em outubro de 2026, sem impostos.',
            'Dose de 50 ml: uma garrafa de 500 ml rende 10 doses.',
            'O ganho supõe 110 drinks autorais por mês e a mesma clientela.',
          ],
        },
      ],
    },
  ],
}
