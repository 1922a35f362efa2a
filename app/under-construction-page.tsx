export function UnderConstructionPage({title}:any){return <h1>{title}</h1>}
