import type { FileInput } from '@consulting/base/answers/definition.ts'
import { maxFileBytes } from '@consulting/base/answers/file-types.ts'
import { DocumentError, maxTextLength } from '@consulting/documents/reading.ts'
import { describeDocumentError } from '@consulting/documents/refusals.ts'
import { seller } from '@/content/seller'
import { type CodeShownOn, hasCode, messageFor } from '@/data/client/errors'

const fileTooLarge = 'O arquivo passa de 10 MB. Envie um menor.'

/** Why the drop area rejects a file, by its code. */
const rejections: Record<string, string> = {
  'file-too-large': fileTooLarge,
  'file-too-small': 'O arquivo está vazio. Confira e envie de novo.',
  'too-many-files': 'Envie um arquivo só.',
}

/** Why an upload failed. */
const failures: Record<CodeShownOn<'upload'>, string> = {
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
  if (error instanceof DocumentError) return describeDocumentError(error, input.reads)
  return hasCode(error, 'file_too_large') ? fileTooLarge : null
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
  return rejections[code] ?? `Envie um arquivo ${describeFileTypes(input)}.`
}

/** The message for an upload that failed. */
export function describeFailure(error: unknown): string {
  return messageFor(error, failures, 'O arquivo não pôde ser enviado agora. Tente de novo em instantes.')
}
