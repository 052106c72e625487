// Inspects programs in Go: reads a JSON list of them, and writes what is wrong with each, its shape, and its texts.
package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"go/types"
	"log"
	"os"
	"path"
	"strconv"
	"strings"
)

type fault struct {
	Line    int    `json:"line"`
	Message string `json:"message"`
}

type inspection struct {
	Faults   []fault  `json:"faults"`
	Shape    string   `json:"shape"`
	Literals []string `json:"literals"`
}

func main() {
	var programs []string
	if err := json.NewDecoder(os.Stdin).Decode(&programs); err != nil {
		log.Fatal(err)
	}
	inspected := make([]inspection, len(programs))
	for at, program := range programs {
		inspected[at] = inspect(program)
	}
	if err := json.NewEncoder(os.Stdout).Encode(inspected); err != nil {
		log.Fatal(err)
	}
}

func inspect(program string) inspection {
	found := inspection{Faults: []fault{}, Literals: []string{}}
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, "", program, 0)
	if list, isList := err.(scanner.ErrorList); isList {
		for _, one := range list {
			found.Faults = append(found.Faults, fault{one.Pos.Line, one.Msg})
		}
		return found
	}
	used := map[string]bool{}
	imported := map[string]int{}
	for _, one := range file.Imports {
		name, _ := strconv.Unquote(one.Path.Value)
		imported[path.Base(name)] = files.Position(one.Pos()).Line
	}
	for _, name := range file.Unresolved {
		used[name.Name] = true
		if _, isImport := imported[name.Name]; !isImport && types.Universe.Lookup(name.Name) == nil {
			line := files.Position(name.Pos()).Line
			found.Faults = append(found.Faults, fault{line, "undefined name " + strconv.Quote(name.Name)})
		}
	}
	for name, line := range imported {
		if !used[name] {
			found.Faults = append(found.Faults, fault{line, strconv.Quote(name) + " is imported, and not used"})
		}
	}
	var shape strings.Builder
	ast.Inspect(file, func(node ast.Node) bool {
		switch one := node.(type) {
		case nil:
			shape.WriteString(")")
			return true
		case *ast.BasicLit:
			if text, err := strconv.Unquote(one.Value); err == nil && one.Kind == token.STRING {
				found.Literals = append(found.Literals, text)
			}
			fmt.Fprintf(&shape, "(%s", one.Kind)
		case *ast.Ident:
			fmt.Fprintf(&shape, "(%s", one.Name)
		default:
			fmt.Fprintf(&shape, "(%T", one)
		}
		return true
	})
	found.Shape = shape.String()
	return found
}
