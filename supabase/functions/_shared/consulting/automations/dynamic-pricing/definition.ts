import type { AutomationDefinition } from '../../base/answers/definition.ts'
import { sheetFileTypes } from '../../base/answers/file-types.ts'

export const definition: AutomationDefinition = {
  result: { one: 'preço', many: 'preços' },
  outputs: [
    'Cenários de preço por item',
    'Efeito no lucro de cada mudança',
    'Preços por dia e por horário',
    'Itens que pedem atenção',
  ],
  inputs: [
    {
      id: 'sales_data',
      label: 'Envie a planilha de vendas',
      type: 'file',
      required: true,
      fileTypes: sheetFileTypes,
      reads: 'sales',
      description: 'CSV ou Excel com item, unidades vendidas, preço e custo.',
    },
    {
      id: 'constraints',
      label: 'O que devemos respeitar nos preços?',
      type: 'textarea',
      required: false,
      placeholder: 'Ex.: a cerveja não pode subir; happy hour das 17h às 19h',
    },
  ],
}
