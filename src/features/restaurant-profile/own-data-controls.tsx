import { useMutation } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { productName } from '@/content/product'
import { useOwner } from '@/session/session-context'
import { downloadJson } from '@/ui/download-json'
import { preloadable } from '@/ui/preloadable'
import { toast } from '@/ui/toaster'
import { usePreloadWhenIdle } from '@/ui/when-idle'
import type { DeleteAccountDialogProps } from './components/delete-account-dialog'
import { type DownloadState, OwnDataSection } from './components/own-data-section'
import { forgetOnDevice } from './device'
import { gatherOwnData, ownDataFileName, type Progress } from './own-data'
import { deletionMessage, downloadMessage } from './profile.messages'

const DeleteAccountDialog = preloadable<DeleteAccountDialogProps>(
  () => import('./components/delete-account-dialog'),
)

/** Loaded on demand: few owners use it. */
const loadQueries = () => import('./own-data.queries')

/** Downloads the owner's data or deletes the account. */
export function OwnDataControls() {
  const { user, restaurant, balance, refreshRestaurant, signOut } = useOwner()
  const navigate = useNavigate()
  const [progress, setProgress] = useState<Progress | null>(null)
  const [asking, setAsking] = useState(false)
  // The dialog stays mounted once opened, so that its closing animation runs and focus returns to the button.
  const [asked, setAsked] = useState(false)
  usePreloadWhenIdle(DeleteAccountDialog)

  const download = useMutation({
    mutationFn: async () => {
      setProgress(null)
      const { exportSources, fetchAccount } = await loadQueries()
      const now = new Date()
      const account = await fetchAccount()
      const rows = await gatherOwnData(exportSources, setProgress)
      const fileName = ownDataFileName(now)
      downloadJson(fileName, { product: productName, generated_at: now.toISOString(), account, ...rows })
      return fileName
    },
  })

  // Sign out only after this page is unmounted: earlier, the access gate would redirect to the login.
  const deleted = useRef(false)
  useEffect(
    () => () => {
      if (deleted.current) void signOut()
    },
    [signOut],
  )
  const deletion = useMutation({
    mutationFn: async () => (await loadQueries()).createAccountDeletion(user.id),
    onSuccess: () => {
      deleted.current = true
      // The next page must not find a stored session.
      forgetOnDevice(user.id)
      navigate(paths.home, { replace: true })
      toast.success('Conta excluída', 'Seus dados pessoais foram apagados.')
    },
  })

  function ask() {
    deletion.reset()
    setAsked(true)
    setAsking(true)
    // Credits may have been bought or spent elsewhere meanwhile.
    refreshRestaurant().catch((error: unknown) => console.error('refreshRestaurant', error))
  }

  return (
    <>
      <OwnDataSection
        download={toState(download, progress)}
        onDownload={() => download.mutate()}
        onDelete={ask}
      />
      {asked && (
        <Suspense>
          <DeleteAccountDialog
            open={asking}
            onOpenChange={setAsking}
            confirmation={restaurant?.name ?? user.email}
            balance={balance}
            busy={deletion.isPending || deletion.isSuccess}
            error={deletion.error ? deletionMessage(deletion.error) : undefined}
            onConfirm={() => deletion.mutate()}
          />
        </Suspense>
      )}
    </>
  )
}

function toState(
  download: { status: 'idle' | 'pending' | 'error' | 'success'; error: unknown; data: string | undefined },
  progress: Progress | null,
): DownloadState {
  if (download.status === 'pending') return { kind: 'running', progress }
  if (download.status === 'error') return { kind: 'failed', message: downloadMessage(download.error) }
  return download.data === undefined ? { kind: 'idle' } : { kind: 'done', fileName: download.data }
}
