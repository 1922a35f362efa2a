import { Spinner } from '@/ui/spinner'

/** Shown until the stored session has been read. */
export function PageLoading() {
  return (
    <main id="conteudo" tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <Spinner label="Verificando autenticação..." size={32} />
    </main>
  )
}
