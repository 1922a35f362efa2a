import { Spinner } from '@/ui/spinner'

/** Until the stored session has been looked at. */
export function PageLoading() {
  return (
    <main id="conteudo" className="grid min-h-dvh place-items-center">
      <Spinner label="Verificando autenticação..." size={32} />
    </main>
  )
}
