import type { AutomationDefinition } from '../../base/answers/definition.ts'
import { sheetFileTypes } from '../../base/answers/file-types.ts'

export const definition: AutomationDefinition = {
  result: { one: 'previsão', many: 'previsões' },
  outputs: [
    'Previsão de vendas por semana',
    'Margem de erro em palavras simples',
    'Itens em alta e em queda',
    'Sugestão de compras',
  ],
  inputs: [
    {
      id: 'sales_data',
      label: 'Envie a planilha de vendas',
      type: 'file',
      required: true,
      fileTypes: sheetFileTypes,
      reads: 'sales',
      description:
        'CSV ou Excel com item, unidades vendidas, preço e custo. Inclua a data e pelo menos 8 semanas.',
    },
    {
      id: 'context',
      label: 'O que devemos saber sobre o período?',
      type: 'textarea',
      required: false,
      placeholder: 'Ex.: fechamos para reforma em março; julho tem alta estação',
    },
  ],
}
