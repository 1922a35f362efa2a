import type { FileInput } from '@consulting/base/answers/definition.ts'
import { maxFileBytes } from '@consulting/base/answers/file-types.ts'
import { DocumentError, maxTextLength } from '@consulting/documents/reading.ts'
import { seller } from '@/content/seller'
import { type CodeSaidOn, hasCode, messageFor } from '@/data/client/errors'
import type { TypingReason } from './reading/read-document'

const asMenu = 'Salve-o como PDF ou DOCX, ou envie uma foto.'
const fileTooLarge = 'O arquivo passa de 10 MB. Envie um menor.'
const asSheet = 'Salve a planilha como CSV ou XLSX e envie de novo.'

/** Why a file is refused, by the code of the drop area, the reader or the server. */
const refusals: Record<string, string> = {
  'file-too-large': fileTooLarge,
  'file-too-small': 'O arquivo está vazio. Confira e envie de novo.',
  'too-many-files': 'Envie um arquivo só.',
  empty: 'O arquivo está vazio. Confira e envie de novo.',
  wrong_content: 'O conteúdo do arquivo não corresponde ao tipo dele. Envie outro arquivo.',
  password: 'O arquivo está protegido por senha. Retire a senha e envie de novo.',
  corrupt: 'Não conseguimos abrir o arquivo: ele parece danificado. Salve uma nova cópia e envie de novo.',
  too_dense:
    'O arquivo, aberto, fica grande demais para ser lido com segurança. Envie uma versão mais simples.',
  too_slow: 'O arquivo demorou demais para ser lido. Envie uma versão mais simples.',
  no_header: `Não encontramos o cabeçalho da planilha. A primeira linha precisa dar nome às colunas, como Produto, Quantidade, Preço e Custo.`,
  implausible:
    'Os números da planilha são grandes demais. Confira se os títulos das colunas estão certos e envie de novo.',
}

/** Why an upload failed. */
const failures: Record<CodeSaidOn<'upload'>, string> = {
  network: 'A internet falhou e o arquivo não foi enviado. Nada se perdeu: tente de novo.',
  limit_reached: `Sua casa chegou ao limite de envio de arquivos. Aguarde uma hora e tente de novo; se continuar assim, escreva para ${seller.email}.`,
  not_authenticated: 'Sua sessão terminou. Entre de novo e envie o arquivo.',
}

/** Such as "PDF, JPG, PNG ou DOCX". */
export function describeFileTypes(input: Pick<FileInput, 'fileTypes'>): string {
  // Owners know ".jpeg" as ".jpg".
  const names = input.fileTypes.filter((type) => type !== '.jpeg').map((type) => type.slice(1).toUpperCase())
  return `${names.slice(0, -1).join(', ')} ou ${names.at(-1)}`
}

/** The message for a refused file, or null when the error is not about the file. */
export function describeRefusal(error: unknown, input: Pick<FileInput, 'reads'>): string | null {
  if (!(error instanceof DocumentError)) {
    return hasCode(error, 'file_too_large') ? fileTooLarge : null
  }
  const instead = input.reads === 'menu' ? asMenu : asSheet
  switch (error.code) {
    case 'missing_column':
      return `Falta na planilha ${error.detail}. Acrescente a coluna com um título e envie de novo.`
    case 'no_rows':
      return `Nenhuma linha da planilha pôde ser lida. ${error.detail}`.trim()
    case 'too_many_pages':
      return `O arquivo tem mais de ${error.detail} páginas. Envie só as do cardápio ou das vendas.`
    case 'too_many_rows':
      return `A planilha tem mais de ${error.detail} linhas. Envie um período menor (um CSV pode ter até 50.000 linhas).`
    case 'corrupt':
      return `Não conseguimos abrir o arquivo: ele parece danificado. ${instead}`
    default:
      return refusals[error.code] ?? `Não conseguimos ler o arquivo. ${instead}`
  }
}

/** Why a pasted list was not read. The list stays in its field. */
export function describePasteFailure(error: unknown): string {
  if (!(error instanceof DocumentError)) {
    return 'A leitura não pôde começar. Confira a internet e tente de novo: o que você colou continua aqui.'
  }
  switch (error.code) {
    case 'too_long':
      return `O texto é longo demais. Cole até ${maxTextLength.toLocaleString('pt-BR')} caracteres por vez.`
    case 'too_slow':
      return 'O texto demorou demais para ser lido. Cole menos linhas por vez.'
    default:
      return 'Nenhuma linha foi entendida: faltam as unidades vendidas. Corrija-as e acrescente de novo.'
  }
}

/** Rejects a file by name and size alone, with the drop area's codes; null when it passes. */
export function rejectionOf(file: File, { fileTypes }: Pick<FileInput, 'fileTypes'>): string | null {
  const name = file.name.toLowerCase()
  if (!fileTypes.some((type) => name.endsWith(type))) return 'file-invalid-type'
  if (file.size === 0) return 'file-too-small'
  return file.size > maxFileBytes ? 'file-too-large' : null
}

/** The message for a file that the drop area rejected, by code. */
export function describeRejection(code: string, input: Pick<FileInput, 'fileTypes'>): string {
  return refusals[code] ?? `Envie um arquivo ${describeFileTypes(input)}.`
}

/** The message for an upload that failed. */
export function describeFailure(error: unknown): string {
  return messageFor(error, failures, 'O arquivo não pôde ser enviado agora. Tente de novo em instantes.')
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
