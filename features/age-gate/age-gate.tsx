export function AgeGate({children}:any){return children}
