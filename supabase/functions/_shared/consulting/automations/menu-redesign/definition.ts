import type { AutomationDefinition } from '../../base/answers/definition.ts'
import { dataFileTypes, menuFileTypes } from '../../base/answers/file-types.ts'

export const definition: AutomationDefinition = {
  result: { one: 'item', many: 'itens' },
  outputs: [
    'Diagnóstico do cardápio por engenharia de menu',
    'Nova ordem e novos textos',
    'Preços revistos com margem por item',
    'Plano de mudança em etapas',
  ],
  inputs: [
    {
      id: 'current_menu',
      label: 'Envie o cardápio atual',
      type: 'file',
      required: true,
      fileTypes: menuFileTypes,
      reads: 'menu',
      description: 'PDF, foto, documento do Word ou planilha, com até 10 MB.',
    },
    {
      id: 'business_goals',
      label: 'O que o novo cardápio precisa conseguir?',
      type: 'multiselect',
      required: true,
      options: [
        'Aumentar o ticket médio',
        'Melhorar a margem',
        'Vender mais drinks com cachaça',
        'Reduzir o número de itens',
        'Diminuir o desperdício',
        'Agilizar o serviço',
        'Destacar pratos regionais',
        'Atrair turistas',
        'Movimentar os dias fracos',
        'Criar combos e sugestões da casa',
        'Reposicionar a marca',
      ],
      maxLength: 300,
      placeholder: 'Outro objetivo',
    },
    {
      id: 'sales_data',
      label: 'Dados de vendas',
      type: 'file',
      required: false,
      fileTypes: dataFileTypes,
      reads: 'sales',
      description:
        'Planilha com item, unidades vendidas, preço e custo. Sem ela, a análise fica qualitativa.',
    },
    {
      id: 'constraints',
      label: 'O que não pode mudar?',
      type: 'textarea',
      required: false,
      placeholder: 'Ex.: manter o baião de dois, não passar de duas páginas',
    },
  ],
}
