/** Menus and sales files as restaurants and their point-of-sale systems write them, with the expected readings. */
import { type SheetCell, wordDocument, workbook } from './office-files.ts'
import { lines, pdf } from './pdf-files.ts'

/** Name, price in R$, and the size if it is split from the name. */
export type ReadDish = [name: string, price: number | null, size?: string]
/** Name, units, price in R$ and cost. */
export type ReadSale = [name: string, units: number, price: number | null, cost: number | null]

interface Fixture {
  /** The pattern that the fixture covers. */
  title: string
  file: string
  bytes: Uint8Array
  /** Place and words of every unread line. */
  unread?: [place: string, words: RegExp][]
  /** A pattern in the notices. */
  notices?: RegExp
}

export interface MenuFixture extends Fixture {
  items: ReadDish[]
  /** The sections of the items, if the pattern concerns them. */
  sections?: (string | null)[]
}

export interface SalesFixture extends Fixture {
  items: ReadSale[]
  categories?: (string | null)[]
  rows?: { totals?: number; blank?: number; titles?: number }
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const windows1252 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const csv = (rows: readonly string[]) => utf8(`${rows.join('\r\n')}\r\n`)
const page = (rows: readonly (string | readonly string[])[], columns?: readonly number[]) =>
  lines(rows, columns)

const two = [60, 480]
const pos = [50, 110, 320, 390, 470]

export const menuFixtures: MenuFixture[] = [
  {
    title: 'sizes with their prices, separated by a slash',
    file: 'chopes.pdf',
    bytes: pdf([
      page([
        'CHOPES',
        'Chopp Pilsen 300 ml 12,90 / 500 ml 18,90',
        'Chopp IPA 300ml R$ 16,00 | 500ml R$ 24,00',
      ]),
    ]),
    items: [
      ['Chopp Pilsen', 12.9, '300 ml'],
      ['Chopp Pilsen', 18.9, '500 ml'],
      ['Chopp IPA', 16, '300ml'],
      ['Chopp IPA', 24, '500ml'],
    ],
  },
  {
    title: 'P, M and G as column headers',
    file: 'pizzas.pdf',
    bytes: pdf([
      page(
        [
          ['PIZZAS', 'P', 'M', 'G'],
          ['Calabresa', '35,00', '45,00', '55,00'],
          ['Portuguesa', '-', '48,00', '58,00'],
          'BEBIDAS',
          ['Guaraná lata', '7,00'],
        ],
        [60, 300, 380, 460],
      ),
    ]),
    items: [
      ['Calabresa', 35, 'P'],
      ['Calabresa', 45, 'M'],
      ['Calabresa', 55, 'G'],
      ['Portuguesa', 48, 'M'],
      ['Portuguesa', 58, 'G'],
      ['Guaraná lata', 7],
    ],
    sections: ['PIZZAS', 'PIZZAS', 'PIZZAS', 'PIZZAS', 'PIZZAS', 'BEBIDAS'],
  },
  {
    title: 'half and whole portions under headers, in whole reais',
    file: 'porcoes.docx',
    bytes: wordDocument(['PORÇÕES', '\tMeia\tInteira', 'Batata frita\t22\t38', 'Carne de sol\t42\t75']),
    items: [
      ['Batata frita', 22, 'Meia'],
      ['Batata frita', 38, 'Inteira'],
      ['Carne de sol', 42, 'Meia'],
      ['Carne de sol', 75, 'Inteira'],
    ],
  },
  {
    title: 'half and whole portions within a line',
    file: 'carnes.docx',
    bytes: wordDocument([
      'CARNES',
      'Picanha na chapa meia 69,90 inteira 119,90',
      'Maminha (meia/inteira) 55,00 / 95,00',
    ]),
    items: [
      ['Picanha na chapa', 69.9, 'meia'],
      ['Picanha na chapa', 119.9, 'inteira'],
      ['Maminha', 55, 'meia'],
      ['Maminha', 95, 'inteira'],
    ],
  },
  {
    title: 'a dose and a bottle',
    file: 'cachacas.pdf',
    bytes: pdf([
      page(
        [
          ['CACHAÇAS', 'Dose', 'Garrafa'],
          ['Engenho 48 Prata', '12,00', '95,00'],
          ['Engenho 48 Ouro', '16,00', '140,00'],
        ],
        [60, 360, 460],
      ),
    ]),
    items: [
      ['Engenho 48 Prata', 12, 'Dose'],
      ['Engenho 48 Prata', 95, 'Garrafa'],
      ['Engenho 48 Ouro', 16, 'Dose'],
      ['Engenho 48 Ouro', 140, 'Garrafa'],
    ],
  },
  {
    title: 'a glass and a bottle, with sizes after the prices',
    file: 'vinhos.docx',
    bytes: wordDocument(['VINHOS', 'Malbec da casa R$ 28,00 (taça) R$ 120,00 (garrafa)']),
    items: [
      ['Malbec da casa', 28, 'taça'],
      ['Malbec da casa', 120, 'garrafa'],
    ],
  },
  {
    title: 'single letters before whole prices',
    file: 'acai.docx',
    bytes: wordDocument(['AÇAÍ', 'Açaí tradicional P 14 M 18 G 24']),
    items: [
      ['Açaí tradicional', 14, 'P'],
      ['Açaí tradicional', 18, 'M'],
      ['Açaí tradicional', 24, 'G'],
    ],
  },
  {
    title: 'two prices without sizes',
    file: 'doses.docx',
    bytes: wordDocument(['DOSES', 'Cachaça da casa 9,00 70,00', 'Conhaque 12,00']),
    items: [
      ['Cachaça da casa', 9, 'tamanho 1'],
      ['Cachaça da casa', 70, 'tamanho 2'],
      ['Conhaque', 12],
    ],
    notices: /sem o tamanho escrito/,
  },
  {
    title: 'a former price beside the new one, which counts',
    file: 'promocao.docx',
    bytes: wordDocument(['PROMOÇÕES', 'Balde de cerveja de R$ 60,00 por R$ 49,90']),
    items: [['Balde de cerveja', 49.9]],
  },
  {
    title: 'prices of unclear meaning',
    file: 'pratos.docx',
    bytes: wordDocument(['PRATOS', 'Tilápia grelhada 45,00 com camarão 62,00', 'Baião 20,00']),
    items: [['Baião', 20]],
    unread: [['Linha 3', /Tilápia/]],
  },
  {
    title: '$ before amounts, with and without spaces',
    file: 'bar.pdf',
    bytes: pdf([
      page(['DRINKS', ['Negroni', '$ 34'], ['Gin tônica', '$38,00'], ['Mojito', 'R$ 29,90']], two),
    ]),
    items: [
      ['Negroni', 34],
      ['Gin tônica', 38],
      ['Mojito', 29.9],
    ],
  },
  {
    title: 'two dishes on one line',
    file: 'lado-a-lado.docx',
    bytes: wordDocument(['BEBIDAS', 'Coca-Cola\t7,00\tGuaraná\t6,50']),
    items: [
      ['Coca-Cola', 7],
      ['Guaraná', 6.5],
    ],
  },
  {
    title: 'several pages with notices at their feet',
    file: 'duas-paginas.pdf',
    bytes: pdf([
      page(['PETISCOS', ['Torresmo', '28,00'], 'Taxa de serviço de 10%'], two),
      page(['SOBREMESAS', ['Cartola', '24,00'], '@bardoporto'], two),
    ]),
    items: [
      ['Torresmo', 28],
      ['Cartola', 24],
    ],
    sections: ['PETISCOS', 'SOBREMESAS'],
    unread: [
      ['Página 1, linha 3', /Taxa/],
      ['Página 2, linha 3', /@bardoporto/],
    ],
  },
  {
    title: 'a table in Word with sizes in its cells',
    file: 'tabela.docx',
    bytes: wordDocument([
      'SUCOS',
      [
        ['', '300 ml', '500 ml'],
        ['Caju', '9,00', '13,00'],
        ['Cajá', '10,00', '14,00'],
      ],
    ]),
    items: [
      ['Caju', 9, '300 ml'],
      ['Caju', 13, '500 ml'],
      ['Cajá', 10, '300 ml'],
      ['Cajá', 14, '500 ml'],
    ],
  },
  {
    title: 'a workbook with a header, sections and costs of zero',
    file: 'cardapio.xlsx',
    bytes: workbook([
      ['Bar do Porto'],
      ['Cardápio de verão'],
      [],
      ['CATEG.', 'PROD.', 'VLR. VENDA', 'CUSTO'],
      ['Petiscos', 'Caldinho', 14, 0],
      ['Petiscos', 'Pastel', 9.5, 2.1],
      ['Drinks', 'Caipirinha', 'grátis?', 4],
    ]),
    items: [
      ['Caldinho', 14],
      ['Pastel', 9.5],
    ],
    sections: ['Petiscos', 'Petiscos'],
    unread: [['Linha 7', /Caipirinha/]],
  },
  {
    title: 'a workbook with a price column for each size',
    file: 'pizzas.xlsx',
    bytes: workbook([
      ['Sabor', 'Produto', 'P', 'M', 'G'],
      ['', 'Calabresa', 35, 45, 55],
      ['', 'Frango', null, 48, 58],
    ]),
    items: [
      ['Calabresa', 35, 'P'],
      ['Calabresa', 45, 'M'],
      ['Calabresa', 55, 'G'],
      ['Frango', 48, 'M'],
      ['Frango', 58, 'G'],
    ],
  },
  {
    title: 'a workbook with merged headers above its prices',
    file: 'porcoes.xlsx',
    bytes: workbook([
      ['Lista de preços'],
      ['Item', 'Preço', null],
      [null, 'Meia', 'Inteira'],
      ['Batata frita', 22, 38],
      ['Macaxeira', 20, 34],
    ]),
    items: [
      ['Batata frita', 22, 'Meia'],
      ['Batata frita', 38, 'Inteira'],
      ['Macaxeira', 20, 'Meia'],
      ['Macaxeira', 34, 'Inteira'],
    ],
  },
  {
    title: 'a workbook with a sheet for each part of the menu, one of them without a header',
    file: 'abas.xlsx',
    bytes: workbook(
      [
        ['Prato', 'Valor'],
        ['Peixada', 98],
        ['', 40],
      ],
      [['SOBREMESAS'], ['Cartola', 24], ['Feitas na casa todo dia']],
    ),
    items: [
      ['Peixada', 98],
      ['Cartola', 24],
    ],
    unread: [
      ['Aba “Planilha1”, linha 3', /40/],
      ['Aba “Planilha2”, linha 3', /Feitas/],
    ],
  },
  {
    title: 'a CSV list without a header',
    file: 'lista.csv',
    bytes: windows1252(
      'PETISCOS;\r\nPão de alho;18,00\r\nLinguiça;32,50\r\n\r\nAv. Beira Mar, 100 (85) 98888-7777;\r\n',
    ),
    items: [
      ['Pão de alho', 18],
      ['Linguiça', 32.5],
    ],
    sections: ['PETISCOS', 'PETISCOS'],
    unread: [['Linha 5', /98888/]],
  },
  {
    title: 'a UTF-8 CSV table with sizes in the price cell',
    file: 'tabela.csv',
    bytes: utf8(
      'Produto,Seção,Preço\nChopp,Bebidas,"300 ml 12,90 / 500 ml 18,90"\nÁgua,Bebidas,"5,00"\nLagosta,Pratos,sob consulta\n',
    ),
    items: [
      ['Chopp', 12.9, '300 ml'],
      ['Chopp', 18.9, '500 ml'],
      ['Água', 5],
      ['Lagosta', null],
    ],
  },
  {
    title: 'a price list exported with codes, plain decimals and a signature',
    file: 'produtos.csv',
    bytes: csv([
      'SISTEMA GESTOR 4.2',
      'Lista de produtos;;;',
      'CÓD;DESCRIÇÃO;GRUPO;VL VENDA',
      '001;CAIPIRINHA;DRINKS;22.00',
      '002;RABO DE GALO;DRINKS;24.50',
      ';;;',
      'Emitido por Maria em 02/11/2026;;;',
    ]),
    items: [
      ['CAIPIRINHA', 22],
      ['RABO DE GALO', 24.5],
    ],
    sections: ['DRINKS', 'DRINKS'],
    unread: [['Linha 7', /Emitido/]],
  },
]

const short: SheetCell[][] = [
  ['QT', 'PROD', 'VL'],
  [3, 'Suco', 9.5],
]

export const salesFixtures: SalesFixture[] = [
  {
    title: 'QT., DESC., VL UNIT and TOT',
    file: 'abreviado.csv',
    bytes: csv(['COD;DESC.;QT.;VL UNIT;TOT', '10;Pão de queijo;12;6,50;78,00', '11;Café;40;5,00;200,00']),
    items: [
      ['Café', 40, 5, null],
      ['Pão de queijo', 12, 6.5, null],
    ],
  },
  {
    title: 'QTDE VENDIDA and VLR. TOTAL LIQ, which give the price after the discount',
    file: 'liquido.csv',
    bytes: csv([
      'PRODUTO;QTDE VENDIDA;VLR. UNIT;VLR. TOTAL BRUTO;VLR. DESC;VLR. TOTAL LIQ',
      'Caipirinha;10;22,00;220,00;20,00;200,00',
      'Negroni;5;34,00;170,00;0,00;170,00',
    ]),
    items: [
      ['Caipirinha', 10, 20, null],
      ['Negroni', 5, 34, null],
    ],
  },
  {
    title: 'BRUTO and DESC without a net column',
    file: 'bruto.csv',
    bytes: csv([
      'ITEM;QTD.;BRUTO;DESC',
      'Peixada;4;392,00;32,00',
      'Baião;10;450,00;0,00',
      'Moqueca;1;80,00;90,00',
    ]),
    items: [
      ['Baião', 10, 45, null],
      ['Peixada', 4, 90, null],
    ],
    unread: [['Linha 4', /Moqueca/]],
  },
  {
    title: 'TOTAL beside DESCONTO, before the discount according to the unit price',
    file: 'desconto.csv',
    bytes: csv(['Produto;Qtd;Preço;Desconto;Total', 'Chopp;10;12,00;20,00;120,00', 'Água;4;5,00;0;20,00']),
    items: [
      ['Chopp', 10, 10, null],
      ['Água', 4, 5, null],
    ],
  },
  {
    title: 'TOTAL beside DESCONTO, after the discount according to the unit price',
    file: 'com-desconto.csv',
    bytes: csv(['Produto;Qtd;Preço;Desconto;Total', 'Chopp;10;12,00;20,00;100,00', 'Água;4;5,00;0;20,00']),
    items: [
      ['Chopp', 10, 10, null],
      ['Água', 4, 5, null],
    ],
  },
  {
    title: 'TOTAL beside DESCONTO without a unit price',
    file: 'sem-preco.csv',
    bytes: csv(['Produto;Qtd;Desconto;Total', 'Chopp;10;20,00;100,00']),
    items: [['Chopp', 10, 10, null]],
    notices: /já com o desconto/,
  },
  {
    title: 'an export with company, period and page headers, groups, subtotals and a signature',
    file: 'pdv.csv',
    bytes: windows1252(
      [
        'BOTECO DA PRAIA LTDA;;;;',
        'CNPJ 12.345.678/0001-95;;;;',
        'RELATÓRIO DE VENDAS POR PRODUTO;;;;',
        'Período: 01/10/2026 a 31/10/2026;;;;',
        ';;;;',
        'CÓDIGO;DESCRIÇÃO;QTDE;VL UNIT;VL TOTAL',
        'GRUPO: 01 - BEBIDAS;;;;',
        '101;CAIPIRINHA DE CAJU;120;22,00;2.640,00',
        '102;ÁGUA S/ GÁS;80;5,00;400,00',
        'SUBTOTAL BEBIDAS;;200;;3.040,00',
        ';;;;',
        'GRUPO: 02 - PETISCOS;;;;',
        '201;CALDINHO DE FEIJÃO;60;14,00;840,00',
        'SUBTOTAL PETISCOS;;60;;840,00',
        'TOTAL GERAL;;260;;3.880,00',
        ';;;;',
        'Impresso em 01/11/2026 08:12 por GERENTE;;;;',
        '_______________________;;;;',
      ].join('\r\n'),
    ),
    items: [
      ['CAIPIRINHA DE CAJU', 120, 22, null],
      ['ÁGUA S/ GÁS', 80, 5, null],
      ['CALDINHO DE FEIJÃO', 60, 14, null],
    ],
    categories: ['BEBIDAS', 'BEBIDAS', 'PETISCOS'],
    rows: { totals: 3, blank: 2, titles: 2 },
    unread: [
      ['Linha 17', /Impresso/],
      ['Linha 18', /____/],
    ],
  },
  {
    title: 'groups named only in their totals',
    file: 'grupos.csv',
    bytes: csv([
      'Produto;Qtd;Preço',
      'Da chapa;;',
      'Picanha;4;90,00',
      'Total Da chapa;4;360,00',
      'Da horta;;',
      'Salada;3;30,00',
      'Total Da horta;3;90,00',
    ]),
    items: [
      ['Picanha', 4, 90, null],
      ['Salada', 3, 30, null],
    ],
    categories: ['Da chapa', 'Da horta'],
    rows: { totals: 2, titles: 2 },
  },
  {
    title: 'a lone name that may be a dish without its quantity',
    file: 'sem-quantidade.csv',
    bytes: csv(['Produto;Qtd;Preço', 'Suco;2;9,00', 'Tapioca;;', 'Cuscuz;3;12,00']),
    items: [
      ['Cuscuz', 3, 12, null],
      ['Suco', 2, 9, null],
    ],
    unread: [['Linha 3', /Tapioca/]],
  },
  {
    title: 'a printed report of several pages with page breaks within a group',
    file: 'relatorio.pdf',
    bytes: pdf([
      page(
        [
          'BAR DO PORTO LTDA',
          'Vendas por produto - 01/10/2026 a 31/10/2026',
          ['Cód', 'Descrição', 'Qtde', 'Vl Unit', 'Vl Total'],
          ['101', 'Chopp 300 ml', '210', '12,90', '2.709,00'],
          ['102', 'Caipirinha', '95', '22,00', '2.090,00'],
          'Página 1 de 2',
        ],
        pos,
      ),
      page(
        [
          'BAR DO PORTO LTDA',
          ['Cód', 'Descrição', 'Qtde', 'Vl Unit', 'Vl Total'],
          ['103', 'Negroni', '30', '34,00', '1.020,00'],
          ['', 'Total geral', '335', '', '5.819,00'],
          'Página 2 de 2',
        ],
        pos,
      ),
    ]),
    items: [
      ['Chopp 300 ml', 210, 12.9, null],
      ['Caipirinha', 95, 22, null],
      ['Negroni', 30, 34, null],
    ],
    rows: { totals: 1, blank: 1 },
    unread: [
      ['Página 1, linha 6', /Página 1 de 2/],
      ['Página 2, linha 1', /BAR DO PORTO/],
      ['Página 2, linha 5', /Página 2 de 2/],
    ],
  },
  {
    title: 'a merged header of two rows in Excel',
    file: 'mesclado.xlsx',
    bytes: workbook([
      ['Boteco da Praia'],
      ['Produto', null, 'Vendas', null, null],
      ['Código', 'Descrição', 'Qtd.', 'Vlr. Bruto', 'Vlr. Líq.'],
      ['1', 'Torresmo', 20, 560, 504],
    ]),
    items: [['Torresmo', 20, 25.2, null]],
  },
  {
    title: 'a header in the tenth row',
    file: 'decima.xlsx',
    bytes: workbook([
      ['Empresa'],
      ['Filial'],
      ['Relatório'],
      ['Período'],
      ['Operador'],
      ['Turno'],
      ['Caixa'],
      ['Filtro'],
      [],
      ['Item', 'Qtde.', 'Preço médio'],
      ['Suco', 7, 9.9],
    ]),
    items: [['Suco', 7, 9.9, null]],
  },
  {
    title: 'junk of several cells above the header',
    file: 'cabecalho.xlsx',
    bytes: workbook([
      ['Empresa:', 'Bar do Porto', null, 'Período:', 'outubro'],
      ['Usuário:', 'gerente', null, 'Filtro:', 'produtos vendidos'],
      ['Produto', 'Grupo', 'Qt', 'Vl Unit', 'Vl Custo'],
      ['Suco', 'Bebidas', 7, 9.9, 0],
    ]),
    items: [['Suco', 7, 9.9, null]],
    categories: ['Bebidas'],
  },
  {
    title: 'costs of zero and empty costs',
    file: 'custos.csv',
    bytes: csv(['Produto;Qtd;Preço;Custo', 'Suco;10;9,00;0,00', 'Água;5;5,00;', 'Café;5;5,00;1,20']),
    items: [
      ['Suco', 10, 9, null],
      ['Água', 5, 5, null],
      ['Café', 5, 5, 1.2],
    ],
  },
  {
    title: 'plain decimals and commas between cells',
    file: 'plain.csv',
    bytes: utf8(
      'product,item,qtd,valor unit,total\n1,"Filé, ao ponto",3,1234.50,3703.50\n2,Suco,2,9.90,19.80\n',
    ),
    items: [
      ['Filé, ao ponto', 3, 1234.5, null],
      ['Suco', 2, 9.9, null],
    ],
  },
  {
    title: 'Brazilian thousands, R$ and $ signs',
    file: 'reais.csv',
    bytes: csv([
      'Produto;Qtd;Valor unit. ($);Faturamento',
      'Suco;1.250;$ 9,50;R$ 11.875,00',
      'Café;10;$5,00;$ 50,00',
    ]),
    items: [
      ['Suco', 1250, 9.5, null],
      ['Café', 10, 5, null],
    ],
  },
  {
    title: 'tabs between cells, in Windows-1252',
    file: 'tabs.csv',
    bytes: windows1252('Descrição\tQtdade\tPreço\r\nPão na chapa\t30\t7,50\r\n'),
    items: [['Pão na chapa', 30, 7.5, null]],
  },
  {
    title: 'bars between cells',
    file: 'barras.csv',
    bytes: csv(['Descr|Qtd|Vl. Venda', 'Suco|30|9,50', 'Café|12|5,00']),
    items: [
      ['Suco', 30, 9.5, null],
      ['Café', 12, 5, null],
    ],
  },
  {
    title: 'more header lines than sales',
    file: 'curto.csv',
    bytes: csv([
      'Bar do Porto, Fortaleza, CE',
      'Rua das Flores, 10',
      'Relatório, por produto',
      'Emitido em 01/11/2026',
      'Produto;Qtd;Preço',
      'Suco;3;9,50',
    ]),
    items: [['Suco', 3, 9.5, null]],
  },
  {
    title: 'quantities with three decimals, as scales and tills export them',
    file: 'balanca.csv',
    bytes: csv([
      'Produto;Qtd;Vl. Unit.;Vl. Total',
      'Self-service kg;12,350;69,90;863,27',
      'Refrigerante;10,000;7,00;70,00',
    ]),
    items: [
      ['Self-service kg', 12.35, 69.9, null],
      ['Refrigerante', 10, 7, null],
    ],
  },
  {
    title: 'cancelled and returned quantities beside sold ones',
    file: 'cancelados.csv',
    bytes: csv([
      'Produto;Qtd. Cancelada;Qtd. Vendida;Qtd. Estoque;% Part.;Vl. Total',
      'Suco;2;10;99;50%;95,00',
      'Café;0;4;50;50%;20,00',
      'Estorno;0;-1;0;0%;-5,00',
    ]),
    items: [
      ['Suco', 10, 9.5, null],
      ['Café', 4, 5, null],
    ],
    unread: [['Linha 4', /Estorno/]],
  },
  {
    title: 'totals in many spellings',
    file: 'totais.csv',
    bytes: csv([
      'Produto;Qtd;Preço',
      'Suco;3;9,50',
      'TOT. GRUPO;3;28,50',
      '==> Total: 3;;28,50',
      'Sub-Total;3;28,50',
      'SUBTOTAL: Bebidas;3;28,50',
      'Soma;3;28,50',
      'Totais;3;28,50',
    ]),
    items: [['Suco', 3, 9.5, null]],
    rows: { totals: 6 },
  },
  {
    title: 'VL alone, which leads to a question',
    file: 'vl.xlsx',
    bytes: workbook(short),
    items: [['Suco', 3, 9.5, null]],
  },
  {
    title: 'a month in each sheet of a workbook',
    file: 'meses.xlsx',
    bytes: workbook(
      [
        ['Produto', 'Qtd'],
        ['Suco', 3],
        ['?', 'x'],
      ],
      [
        ['Produto', 'Qtd'],
        ['Suco', 5],
      ],
    ),
    items: [['Suco', 3, null, null]],
    unread: [['Aba “Planilha1”, linha 3', /\?/]],
    notices: /“Planilha2”/,
  },
  {
    title: 'prices before and after discount',
    file: 'dois-precos.csv',
    bytes: csv(['Mercad.;Qtd;Preço bruto;Preço líq.', 'Suco;3;10,00;9,00']),
    items: [['Suco', 3, 9, null]],
  },
  {
    title: 'totals with and without discount',
    file: 'com-sem.csv',
    bytes: csv(['Produto;Qtd;Total s/ desconto;Total c/ desconto', 'Suco;4;40,00;36,00']),
    items: [['Suco', 4, 9, null]],
  },
]
