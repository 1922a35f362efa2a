import type { Theme } from './sentence.ts'

/** Items with their days, prices and supplies, in any order of item, day and verb; and what is no such statement. */
export const forecastStatements: Theme = {
  theme: 'what owners state and ask about items in a forecast',
  type: 'predictive_analytics',
  sentences: [
    ['Faltou lasanha de 2 a 8 de novembro', 'date sem Lasanha 2026-11-02..2026-11-08 closed of Lasanha'],
    ['De 2 a 8 de novembro não tivemos lasanha', 'date sem Lasanha 2026-11-02..2026-11-08 closed of Lasanha'],
    [
      'Ficamos sem heineken na semana de 9 de novembro porque a geladeira quebrou',
      'date sem Cerveja Heineken 2026-11-09..2026-11-15 closed of Cerveja Heineken',
    ],
    [
      'não vai ter camarão até 15 de dezembro, o fornecedor parou',
      'date sem Camarão internacional 2026-11-22..2026-12-15 closed of Camarão internacional',
    ],
    [
      'a lasanha está suspensa desde 10 de novembro e volta em 5 de dezembro',
      'date sem Lasanha 2026-11-10..2026-12-04 closed of Lasanha',
    ],
    ['Até quando vai faltar heineken?', '?Até quando vai faltar heineken'],
    ['não faltou lasanha em novembro', 'date não faltou lasanha em novembro 2026-11-01..2026-11-21'],
    ['faltou cliente em outubro', 'date faltou cliente 2026-10-01..2026-10-31'],
    [
      'em 1º de dezembro a heineken passa de 12 para 14 reais',
      'question priceMove Cerveja Heineken 14 de R$ 12 2026-12-01',
    ],
    [
      'O pudim, que custava 10, foi para 12 em 5 de outubro. Caiu a venda?',
      'question priceMove Pudim 12 de R$ 10 2026-10-05',
    ],
    ['se a heineken subir de 12 para 14, quanto perco?', 'question evenAt Cerveja Heineken 14'],
    [
      'espero 20% a mais de caipirinha de caju em dezembro',
      'date espero 20% a mais de caipirinha de caju 2026-12-01..2026-12-31 up 20% of Caipirinha de caju',
    ],
    [
      'de 7 a 13 de dezembro deve sair o dobro de lasanha',
      'date deve sair o dobro de lasanha 2026-12-07..2026-12-13 up 100% of Lasanha',
    ],
    ['Quantas lasanhas a gente vende por semana?', 'question perWeek Lasanha'],
    ['quantas caipirinhas de limão devo preparar por semana', 'question perWeek Caipirinha de limão'],
    ['tenho 200 lasanhas congeladas, dá até o Natal?', 'question supply Lasanha 200 2026-12-25'],
    ['o fornecedor só entrega 40 pudins por semana, vai dar?', 'question supply Pudim 40 por semana'],
    ['qual prato está caindo?', 'question movers true'],
    ['quais itens estão em alta?', 'question movers'],
    ['qual dos drinks eu tiro do cardápio?', 'question weakest Drinks'],
    ['o que vende mais, lasanha ou baião?', 'question compare Lasanha Baião de dois'],
    ['A lasanha vende mais que o baião', '?A lasanha vende mais que o baião'],
    ['só quero saber das cervejas', 'scope Cervejas'],
    ['não precisa prever as sobremesas', 'scope Sobremesas'],
    ['sem os drinks, por favor', 'scope Drinks'],
    ['previsão para os próximos três meses', 'scope 2026-11-23 2027-02-28'],
    ['quero ver o cenário otimista e o pessimista', 'scope scenarios'],
    ['não considere a inflação', 'question noFactor inflação'],
    ['"Baião" e "Baião de dois" são o mesmo prato', 'question sameItem Baião Baião de dois'],
    ['perdemos 20 lugares dos 80 em dezembro', 'question capacity 20 25 2026-12-01 2026-12-31'],
    ['vale a pena abrir na segunda?', 'question openDay 1'],
    [
      'vou lançar o pastel de queijo em dezembro, use o pastel de carne como base',
      'question newItem pastel de queijo Pastel de carne 2026-12-01',
    ],
    [
      'o contrato da escola termina em 11 de dezembro, perco 30 lasanhas por dia',
      'question fixedOrder Lasanha 30 0,1,2,3,4,5,6 2026-12-12 true',
    ],
    [
      'as vendas antes de 10 de agosto são do antigo dono, desconsidere',
      'date as vendas antes de 10 de agosto são do antigo dono closed before 2026-08-09',
    ],
    [
      'abrimos em 3 de agosto e o primeiro mês foi de teste, não conte',
      'date abrimos em 3 de agosto e o primeiro mês foi de teste 2026-08-03..2026-09-01 closed',
    ],
    ['não mexo nos preços até janeiro', 'keepPrice todos os itens janeiro'],
    ['ano passado no Natal vendi uns 50% a mais', 'date Natal 2026-12-25 up 50%'],
    [
      'a loja ao lado reabre em 1º de dezembro: espero 10% a mais',
      'date a loja ao lado reabre em 1º de dezembro 2026-12-01.. weekly 0,1,2,3,4,5,6 up 10%',
    ],
    ['a planilha só tem o jantar', 'question sheetPart a planilha só tem o jantar'],
    [
      'Não temos cerveja às terças desde outubro',
      'date sem Cervejas 2026-10-01.. weekly 2 closed of Cervejas',
    ],
    [
      'Quaresma: cai bebida alcoólica até 28 de março, sobe peixe às sextas',
      'date Quaresma: cai bebida alcoólica até 28 de março 2027-02-10..2027-03-28 down of bebidas alcoólicas',
      'date sobe peixe às sextas 2027-02-10..2027-03-28 weekly 5 up of peixe',
    ],
    [
      'Em novembro tivemos 14 confraternizações. Tire esse efeito, porque só volta no fim do ano',
      'date Em novembro tivemos 14 confraternizações 2026-11-01..2026-11-21 closed',
    ],
  ],
}
