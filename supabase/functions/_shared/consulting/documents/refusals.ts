/** Why a file was not read, for its owner. */
import type { TypingReason } from './files/read-document.ts'
import type { DocumentError, DocumentErrorCode } from './reading.ts'

const asMenu = 'Salve-o como PDF ou DOCX, ou envie uma foto.'
const asSheet = 'Salve a planilha como CSV ou XLSX e envie de novo.'

const refusals: Partial<Record<DocumentErrorCode, string>> = {
  empty: 'O arquivo está vazio. Confira e envie de novo.',
  wrong_content: 'O conteúdo do arquivo não corresponde ao tipo dele. Envie outro arquivo.',
  password: 'O arquivo está protegido por senha. Retire a senha e envie de novo.',
  too_dense:
    'O arquivo, aberto, fica grande demais para ser lido com segurança. Envie uma versão mais simples.',
  too_slow: 'O arquivo demorou demais para ser lido. Envie uma versão mais simples.',
  no_header:
    'Não encontramos o cabeçalho da planilha. A primeira linha precisa dar nome às colunas, como Produto, Quantidade, Preço e Custo.',
  implausible:
    'Os números da planilha são grandes demais. Confira se os títulos das colunas estão certos e envie de novo.',
}

/** The reason for the owner, in one or two Portuguese sentences. */
export function describeDocumentError({ code, detail }: DocumentError, reads: 'menu' | 'sales'): string {
  const instead = reads === 'menu' ? asMenu : asSheet
  switch (code) {
    case 'missing_column':
      return `Falta na planilha ${detail}. Acrescente a coluna com um título e envie de novo.`
    case 'no_rows':
      return `Nenhuma linha da planilha pôde ser lida. ${detail}`.trim()
    case 'too_many_pages':
      return `O arquivo tem mais de ${detail} páginas. Envie só as do cardápio ou das vendas.`
    case 'too_many_rows':
      return `A planilha tem mais de ${detail} linhas. Envie um período menor (um CSV pode ter até 50.000 linhas).`
    case 'corrupt':
      return `Não conseguimos abrir o arquivo: ele parece danificado. ${instead}`
    default:
      return refusals[code] ?? `Não conseguimos ler o arquivo. ${instead}`
  }
}

/** Why the owner has to type or paste the items, and how to avoid it. */
export const typingReasons: Record<TypingReason, string> = {
  photo: 'Não conseguimos ler a foto sozinhos. Digite ou cole os itens e os preços que aparecem nela.',
  scanned:
    'As páginas deste arquivo são imagens, sem texto para ler. Digite ou cole os itens, ou envie um arquivo com texto.',
  old_word:
    'O formato .doc é antigo e não pode ser lido aqui. Digite ou cole os itens, ou salve o documento como PDF ou DOCX e troque o arquivo.',
  no_items: 'Abrimos o arquivo, mas não encontramos itens com preço nele. Digite ou cole os itens.',
  no_table:
    'Não encontramos uma tabela de vendas neste PDF. Digite ou cole os itens, ou troque o arquivo por CSV ou XLSX.',
}
