import type { AutomationDefinition } from '../../base/answers/definition.ts'
import { menuFileTypes, sheetFileTypes } from '../../base/answers/file-types.ts'

export const definition: AutomationDefinition = {
  result: { one: 'comparação', many: 'comparações' },
  outputs: [
    'Comparação de preços com os concorrentes',
    'Espaços que ninguém ocupa na região',
    'Recomendações de posicionamento',
    'Próximos passos por prioridade',
  ],
  inputs: [
    {
      id: 'competitors',
      label: 'Quem são os concorrentes e quanto cobram?',
      type: 'textarea',
      required: true,
      placeholder: 'Ex.: Bar da Esquina: caipirinha R$ 18, gin tônica R$ 26',
      description: 'Um concorrente por linha, com os itens e os preços que você conhece.',
    },
    {
      id: 'own_menu',
      label: 'O seu cardápio',
      type: 'file',
      required: false,
      fileTypes: menuFileTypes,
      reads: 'menu',
      description: 'PDF, foto, documento do Word ou planilha, com até 10 MB.',
    },
    {
      id: 'sales_data',
      label: 'A sua planilha de vendas',
      type: 'file',
      required: false,
      fileTypes: sheetFileTypes,
      reads: 'sales',
      description: 'CSV ou Excel com item, unidades e datas. Com ela, cada decisão sai em reais por mês.',
    },
  ],
}
