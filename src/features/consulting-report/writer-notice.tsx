import { Notice } from '@/ui/notice'

/** Says when the AI service did not write the texts. Our own code always computes the figures. */
export function WriterNotice({ writer }: { writer: string }) {
  if (writer === 'ai') {
    return (
      <p className="mb-6 text-fg-muted text-sm">
        Textos redigidos com inteligência artificial; receitas, custos e números calculados pelo Engenho 48.
      </p>
    )
  }
  if (writer !== 'engine_fallback') return null
  return (
    <div className="mb-6">
      <Notice tone="info" title="Feito sem a redação por IA">
        O serviço de inteligência artificial não respondeu. Os textos são os do nosso próprio motor; receitas,
        custos e números não mudam.
      </Notice>
    </div>
  )
}
