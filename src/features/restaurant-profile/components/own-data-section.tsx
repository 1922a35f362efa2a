import { Download, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { ProgressBar } from '@/ui/progress-bar'
import { Section } from '@/ui/section'
import type { Progress } from '../own-data'

export type DownloadState =
  | { kind: 'idle' }
  | { kind: 'running'; progress: Progress | null }
  | { kind: 'failed'; message: string }
  | { kind: 'done'; fileName: string }

interface OwnDataSectionProps {
  download: DownloadState
  onDownload: () => void
  onDelete: () => void
}

/** The owner's rights under the LGPD: a copy of the data, and deletion. */
export function OwnDataSection({ download, onDownload, onDelete }: OwnDataSectionProps) {
  return (
    <Section
      kind="inner"
      title="Seus dados"
      description="A Lei Geral de Proteção de Dados (LGPD) garante que você leve uma cópia ou apague tudo."
      className="mt-12"
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Choice
          title="Levar uma cópia"
          text="Um arquivo JSON com a sua conta, o restaurante, créditos, pedidos, pagamentos, consultorias e workshops."
        >
          <Button
            variant="secondary"
            icon={<Download aria-hidden size={20} />}
            loading={download.kind === 'running'}
            loadingText="Reunindo dados..."
            onClick={onDownload}
          >
            Baixar meus dados
          </Button>
          <DownloadReport download={download} />
        </Choice>
        <Choice
          title="Encerrar a conta"
          text="Apaga o login, o restaurante e tudo o que foi criado para ele. Não há como desfazer."
        >
          <Button variant="secondary" icon={<Trash2 aria-hidden size={20} />} onClick={onDelete}>
            Excluir minha conta
          </Button>
        </Choice>
      </div>
    </Section>
  )
}

function Choice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card>
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-1 mb-5 text-fg-muted">{text}</p>
      {children}
    </Card>
  )
}

function DownloadReport({ download }: { download: DownloadState }) {
  switch (download.kind) {
    case 'idle':
      return null
    case 'running':
      return <DownloadProgress progress={download.progress} />
    case 'failed':
      return (
        <Notice live tone="danger" className="mt-5">
          {download.message}
        </Notice>
      )
    case 'done':
      return (
        <Notice live tone="success" className="mt-5">
          <span className="break-words">Arquivo salvo: {download.fileName}</span>
        </Notice>
      )
  }
}

function DownloadProgress({ progress }: { progress: Progress | null }) {
  const text = progress
    ? `Lendo ${progress.label} (${progress.done + 1} de ${progress.total})`
    : 'Lendo conta'
  return (
    <div className="mt-5">
      <ProgressBar
        label="Reunindo os seus dados"
        value={progress?.done ?? 0}
        max={progress?.total ?? 1}
        valueText={text}
      />
      <p className="figures mt-2 text-fg-muted text-sm">{text}</p>
    </div>
  )
}
