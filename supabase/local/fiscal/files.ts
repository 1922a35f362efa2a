import { accessKeyOf, type Note } from './notes.ts'

const escapeXml = (text: string) => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The invoice as a small XML file. A real one has a signature and hundreds of other fields. */
export function toXml(note: Note): string {
  const tag = (name: string, value: string) => `  <${name}>${escapeXml(value)}</${name}>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<nota tipo="${note.kind}">`,
    tag('numero', String(note.number)),
    ...(note.kind === 'nfe' ? [tag('chave', accessKeyOf(note))] : []),
    tag('emitente', note.issuer),
    tag('destinatario', note.buyer),
    tag('valor', note.amount),
    tag('observacao', 'Documento de teste, sem valor fiscal'),
    '</nota>',
    '',
  ].join('\n')
}

/** The invoice as a PDF of one page. */
export function toPdf(note: Note): string {
  const lines = [
    `${note.kind === 'nfe' ? 'NF-e' : 'NFS-e'} numero ${note.number}`,
    'DOCUMENTO DE TESTE, SEM VALOR FISCAL',
    ...(note.kind === 'nfe' ? [`Chave ${accessKeyOf(note)}`] : []),
    `Emitente ${note.issuer}`,
    `Destinatario ${note.buyer}`,
    `Valor R$ ${note.amount}`,
  ]
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/[\\()]/g, '\\$&')
  const text = `BT /F1 12 Tf 50 780 Td 20 TL ${lines.map((line) => `(${plain(line)}) Tj T*`).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return `${file}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
}
