import type { FileInput } from '@consulting/base/answers/definition.ts'
import { maxFileBytes } from '@consulting/base/answers/file-types.ts'
import { Camera, FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { contentTypeOf } from './content-type'
import { describeFileTypes } from './documents.messages'

interface FileDropProps {
  input: Pick<FileInput, 'label' | 'fileTypes'>
  onFile: (file: File) => void
  /** Called with the code of the reason why the dropped or picked files were rejected. */
  onReject: (code: string) => void
}

/** Drop area and file picker; for menus, also the phone's camera. */
export function FileDrop({ input, onFile, onReject }: FileDropProps) {
  const camera = useRef<HTMLInputElement>(null)
  const accept: Record<string, string[]> = Object.fromEntries(
    input.fileTypes.map((type) => [
      contentTypeOf(`a${type}`),
      input.fileTypes.filter((other) => contentTypeOf(`a${other}`) === contentTypeOf(`a${type}`)),
    ]),
  )
  // Phones report this type for CSV files.
  if (input.fileTypes.includes('.csv')) accept['text/comma-separated-values'] = ['.csv']
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    accept,
    multiple: false,
    maxSize: maxFileBytes,
    // The keyboard reaches the button inside. Its click bubbles to the area, which opens the picker.
    noKeyboard: true,
    onDrop: ([file], [rejection]) => {
      // Of several files the library would take the first. Reject them: only the owner knows which one is meant.
      if (rejection) onReject(rejection.errors[0]?.code ?? 'file-invalid-type')
      else if (file) onFile(file)
    },
  })
  const takesPhotos = input.fileTypes.includes('.jpg')
  return (
    <div
      {...getRootProps({ tabIndex: -1, role: 'presentation' })}
      className={cx(
        'flex cursor-pointer flex-col items-center gap-3 rounded-card border-[1.5px] border-dashed px-4 py-8 text-center outline-none transition-colors',
        isDragActive ? 'border-primary bg-selected' : 'border-line-strong bg-surface hover:border-fg',
      )}
    >
      <input {...getInputProps({ 'aria-label': input.label, tabIndex: -1 })} />
      <FileUp aria-hidden size={32} className="text-accent" />
      <p className="font-semibold pointer-coarse:hidden">
        {isDragActive ? 'Solte o arquivo aqui' : 'Arraste o arquivo para cá'}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary">Escolher arquivo</Button>
        {takesPhotos && (
          <Button
            className="hidden pointer-coarse:inline-flex"
            variant="secondary"
            icon={<Camera aria-hidden size={18} />}
            onClick={(event) => {
              event.stopPropagation()
              camera.current?.click()
            }}
          >
            Tirar foto
          </Button>
        )}
      </div>
      <p className="text-fg-muted text-sm">{describeFileTypes(input)}, um arquivo de até 10 MB</p>
      {takesPhotos && (
        <input
          ref={camera}
          type="file"
          accept="image/jpeg,image/png"
          capture="environment"
          aria-label={`Fotografar: ${input.label}`}
          className="hidden"
          onClick={(event) => event.stopPropagation()}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Let the same photo be taken again after a refusal.
            target.value = ''
            if (file) onFile(file)
          }}
        />
      )}
    </div>
  )
}
